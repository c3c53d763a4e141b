import type { PublishedProcessor } from './published-processor.ts'
import rows from './published-processors.json' with { type: 'json' }

/**
 * All processors with published results, by name, separately for servers with one and two sockets.
 * SPECrate2017_int_base of servers with one or two sockets and three results or more, from the
 * results published by SPEC as of March 2026. A row has the sockets, cores, nominal MHz, first
 * year, median, lowest, highest and number of results of the whole server. Four rows that count
 * threads as cores are left out (EPYC 9554 with 256, E-2236, E-2244G and E-2246G with 12, 8, 12).
 */
export const publishedProcessors: readonly PublishedProcessor[] = Object.entries(rows).flatMap(
  ([name, servers]) => servers.map((row) => processorOf(name, row)),
)

function processorOf(name: string, row: readonly number[]): PublishedProcessor {
  const [sockets = 0, cores = 0, mhz = 0, year = 0, ...rates] = row
  const [median = 0, lowest = 0, highest = 0, results = 0] = rates
  if (row.length !== 8 || !row.every((one) => one > 0))
    throw new Error(`The row of ${name} has another form: ${row}`)
  return { name, sockets, cores, mhz, year, median, lowest, highest, results }
}
