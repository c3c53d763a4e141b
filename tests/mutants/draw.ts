import { chanceFrom } from '../chance.ts'
import { type Fault, faultKinds, faultsIn } from './faults.ts'
import { roomAt } from './related.ts'

/** The faults that are planted: of every room as many as its size asks for, of every kind alike. */
export function drawn(
  count: number,
  seed: number,
  texts: ReadonlyMap<string, string>,
): readonly Fault[] {
  const chance = chanceFrom(seed)
  const rooms = new Map<string, Fault[]>()
  for (const [path, text] of texts)
    rooms.set(roomAt(path), [...(rooms.get(roomAt(path)) ?? []), ...faultsIn(path, text)])
  const total = [...rooms.values()].reduce((sum, all) => sum + all.length, 0)
  const found = [...rooms.values()].flatMap((all) => {
    const share = Math.max(1, Math.round((count * all.length) / total))
    // Each room begins with another kind: one with a single fault would else always have the first.
    const kinds = shuffled(faultKinds, chance)
    const byKind = kinds.map((kind) =>
      shuffled(
        all.filter((one) => one.kind === kind),
        chance,
      ),
    )
    const longest = Math.max(...byKind.map((some) => some.length))
    const inTurns = Array.from({ length: longest }, (_, at) =>
      byKind.flatMap((some) => some[at] ?? []),
    )
    return inTurns.flat().slice(0, share)
  })
  // In an order of chance, so that what a run that is broken off has tried is of all rooms.
  return shuffled(found, chance)
}

function shuffled<T>(all: readonly T[], chance: () => number): readonly T[] {
  return all
    .map((one) => [chance(), one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one)
}
