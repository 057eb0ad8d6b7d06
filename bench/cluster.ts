// npm run bench:cluster [-- kills]: visitors read and write through nginx while one of two servers is killed again and again (25 times).
// Prints the counts; ends with 1 when a request failed or a message was lost or doubled.
import { clusterRun } from "../tests/faults/cluster-run.ts";

const kills = Math.min(500, Number(process.argv[2]) || 25);
const began = performance.now();
const report = await clusterRun(kills, Math.floor(began), (killed) => process.stdout.write(`\rkilled ${killed} of ${kills}`));
if (typeof report === "string") {
  console.error(report);
  process.exit(1);
}
const { failed, faults, sinks, ...counts } = report;
console.log(`\n${Math.round((performance.now() - began) / 1000)} s, two servers on one PostgreSQL behind nginx`);
console.table({ ...counts, failedRequests: failed.length, deliveries: sinks[0]?.deliveries, delivered: sinks[0]?.distinct });
for (const fault of [...failed, ...faults].slice(0, 20)) console.log(fault);
process.exitCode = failed.length + faults.length === 0 ? 0 : 1;
