// Runs the script of data/fair.html without a browser: `node page.mjs PAGE FILE...` prints one verdict per file.
import { readFileSync } from "node:fs";

const [page, ...files] = process.argv.slice(2);
const [, script] = readFileSync(page, "utf8").match(/<script>([\s\S]*)<\/script>/);
const check = new Function(`${script}\nreturn check;`)();
for (const file of files) {
  try {
    const found = await check(new Uint8Array(readFileSync(file)));
    const { digest, sum, purposes, throws, actions } = found;
    console.log(JSON.stringify({ proved: true, digest, sum, purposes, throws, actions }));
  } catch (problem) {
    console.log(JSON.stringify({ proved: false, why: problem.why ?? String(problem), line: problem.line ?? 0 }));
  }
}
