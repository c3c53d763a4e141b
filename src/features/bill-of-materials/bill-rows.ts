import { type BillOfMaterials, type Candidate, cutName } from '../../engine/index.ts'

/** What floating-point arithmetic leaves is beyond six decimals. */
const decimals = 1e6

/** Every volume of a bill of materials on a line of its own, for a spreadsheet. */
export function billRows({ sites }: BillOfMaterials, { array, driveGb, raid }: Candidate) {
  return sites.flatMap(({ name: site, holders }) =>
    holders.flatMap(({ name, servers, group, arrays, volumes }) =>
      (volumes ?? []).map((volume) => ({
        Site: site,
        'Array group': site,
        'DAG or cluster': group ?? '',
        Server: servers.join(' and '),
        Pool: name,
        Array: cutName(array.model),
        'Arrays in pool': arrays.value,
        'Drives per array': array.drives,
        'Drive size (GB)': driveGb,
        RAID: raid,
        Volume: volume.name,
        Database: volume.database ?? '',
        Holds: volume.database === null ? 'reserved' : volume.holds,
        'Size (GB)': Math.round(volume.size.value * decimals) / decimals,
      })),
    ),
  )
}
