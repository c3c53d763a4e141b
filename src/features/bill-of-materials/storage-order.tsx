import { useMemo } from 'react'
import {
  type BillOfMaterials,
  type BlockDesign,
  billOfBlocks,
  type Candidate,
  cutName,
  type Plan,
  priceOf,
  type TestedSolution,
  type Worked,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { type OrderRow, OrderTable } from './order-table.tsx'

type ArrayOrderProps = {
  readonly plan: Plan
  readonly bill: BillOfMaterials
  readonly candidate: Candidate
}

/** What to order of a design of arrays. */
export function ArrayOrder({ plan, bill, candidate }: ArrayOrderProps) {
  const format = useFormat()
  const row = arrayRow({ plan, bill, candidate }, format)
  return <OrderTable plan={plan} rows={[row]} cost={candidate.cost} drives={bill.drives} />
}

/** The line of its arrays, which are all alike. */
export function arrayRow({ plan, bill, candidate }: ArrayOrderProps, format: Format): OrderRow {
  const { array, driveGb, raid, cost } = candidate
  return {
    count: bill.arrays,
    item: cutName(array.model),
    use: `${format.text(bill.perServer)} for each ${bill.per}`,
    drives: `${format.number(array.drives)} × ${format.drive(driveGb)} ${inches(array.driveKind)}`,
    raid,
    where: placesOf(bill, format),
    each: priceOf(plan, candidate),
    cost,
  }
}

/** How many arrays go to each site; null where there is one. */
function placesOf({ sites }: BillOfMaterials, format: Format): string | null {
  if (sites.length === 1) return null
  return sites
    .map(({ arrays }, at) => `${format.number(arrays.value)} at site ${format.number(at + 1)}`)
    .join(', ')
}

/** A kind of drive with the sign for inches as it is printed. */
function inches(kind: string): string {
  return kind.replace(/"$/, '″')
}

type BlockOrderProps = { readonly plan: Plan; readonly design: BlockDesign }

/** What to order of tested blocks. */
export function BlockOrder({ plan, design }: BlockOrderProps) {
  const format = useFormat()
  const rows = useMemo(() => blockRows(design, format), [design, format])
  return <OrderTable plan={plan} rows={rows} cost={null} />
}

const unpriced = { where: null, each: null, cost: null } as const

/** Arrays or servers, what of them is counted by itself, and drives that none of these has. */
export function blockRows(design: BlockDesign, format: Format): readonly OrderRow[] {
  const { solution, perServer, per, drivesOfOne } = design
  const { arrays, blocks, enclosures, drives, systemDrives } = billOfBlocks(design)
  const count = (of: Worked) => format.number(of.value)
  const block = solution.block[perServer.value === 1 ? 0 : 1]
  const filled = `${count(drivesOfOne)} × ${solution.drives.kind}`
  const raid = raidOf(solution)
  const ofArray = 'that with the controllers of an array included'
  const array = { ...unpriced, count: arrays, item: solution.name }
  const use = `${count(perServer)} ${block} for each ${per}`
  if (enclosures && solution.enclosure)
    return [
      { ...array, use, drives: null, raid: null },
      {
        ...unpriced,
        count: enclosures,
        item: `Enclosure for ${count(solution.enclosure)} drives`,
        use: ofArray,
        drives: null,
        raid: null,
      },
      {
        ...unpriced,
        count: drives,
        item: `${solution.drives.kind}, drive`,
        use: usesOf(design, format),
        drives: null,
        raid,
      },
    ]
  if (solution.blocksPerArray.value > 1)
    return [
      { ...array, use, drives: null, raid: null },
      {
        ...unpriced,
        count: blocks,
        item: `Tray of ${count(drivesOfOne)} drives`,
        use: ofArray,
        drives: filled,
        raid,
      },
    ]
  const system = systemDrives && {
    ...unpriced,
    count: systemDrives,
    item: 'Drive for the operating system',
    use: 'a pair for each server; the paper names no size',
    drives: null,
    raid: 'RAID 1',
  }
  const whole = { ...array, use, drives: filled, raid }
  return system ? [whole, system] : [whole]
}

/** How the drives of a solution stand; logs are on mirrored pairs wherever they have drives of their own. */
function raidOf({ raid, drives }: TestedSolution): string {
  return drives.logs > 0 && raid !== 'RAID 1' ? `${raid}, logs mirrored` : raid
}

/** What the drives of all blocks are for. */
function usesOf(design: BlockDesign, format: Format): string {
  const { databases, logs, spares, free } = billOfBlocks(design).byUse
  const uses = [
    [databases, 'for databases'],
    [logs, 'for logs'],
    [spares, 'spare'],
    [free, 'free'],
  ] as const
  return uses
    .filter(([{ value }]) => value > 0)
    .map(([{ value }, words]) => `${format.number(value)} ${words}`)
    .join(', ')
}
