/** Commands as people type them: groups and subcommands laid flat, searched by what was typed. */

const SUB = 1;
const GROUP = 2;

/** Every runnable slash command: `{command, path, names, title, description, options}`. */
export function flatten(commands) {
  return commands
    .filter((command) => command.type === 1 || command.type === undefined)
    .flatMap((command) => branch(command, command, []));
}

/** The entries that fit the words typed after the slash, best first. */
export function search(entries, typed) {
  const wanted = typed.trim().toLocaleLowerCase().split(/\s+/).join(' ');
  return entries
    .map((entry) => ({ entry, rank: rank(entry, wanted) }))
    .filter((found) => found.rank < 9)
    .sort((a, b) => a.rank - b.rank || a.entry.title.localeCompare(b.entry.title))
    .map(({ entry }) => entry);
}

/** The command whose whole name was typed. */
export function exact(entries, typed) {
  const wanted = typed.trim().toLocaleLowerCase();
  return entries.find((entry) => isNamed(entry, wanted)) ?? null;
}

/** The command whose name and a space stand at the beginning, and what follows it; null while the name is unfinished. */
export function opening(entries, typed) {
  const text = typed.toLocaleLowerCase();
  for (const entry of entries) {
    const begun = entry.names.find((name) => text.startsWith(`${name.toLocaleLowerCase()} `));
    if (begun) return { entry, rest: typed.slice(begun.length).trim() };
  }
  return null;
}

/** A name or description in the user's language. */
export function local(thing, field = 'name') {
  return thing[`${field}_localized`] || thing[field] || '';
}

function branch(command, node, path) {
  const children = (node.options ?? []).filter((option) => option.type === SUB || option.type === GROUP);
  if (children.length) return children.flatMap((child) => branch(command, child, [...path, child]));
  const steps = [command, ...path];
  return [
    {
      command,
      path: path.map((step) => step.name),
      names: [steps.map((step) => step.name).join(' '), steps.map((step) => local(step)).join(' ')],
      title: `/${steps.map((step) => local(step)).join(' ')}`,
      description: local(node, 'description'),
      options: node.options ?? [],
    },
  ];
}

function isNamed(entry, wanted) {
  return entry.names.some((name) => name.toLocaleLowerCase() === wanted);
}

function rank(entry, wanted) {
  if (!wanted) return 5;
  if (isNamed(entry, wanted)) return 0;
  const names = entry.names.map((name) => name.toLocaleLowerCase());
  if (names.some((name) => name.startsWith(wanted))) return 1;
  if (names.some((name) => name.split(' ').some((word) => word.startsWith(wanted)))) return 2;
  if (names.some((name) => name.includes(wanted))) return 3;
  return entry.description.toLocaleLowerCase().includes(wanted) ? 4 : 9;
}
