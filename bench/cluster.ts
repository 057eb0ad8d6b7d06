// npm run bench:cluster [-- kills] (25): kills servers behind nginx under load.
// Exits with 1 on a failed request or a lost or doubled message.
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
