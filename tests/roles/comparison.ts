import { type Plan, roleRequirements } from '../../src/engine/index.ts'
import { roleResults } from '../../src/engine/methods/roles/role-requirements.ts'
import { asMicrosoft, type Outcome } from './independent.ts'
import type { Design } from './independent-input.ts'
import { planFromKeys } from './plan-from-keys.ts'

/** What differs between the engine, as Microsoft, and the independent script: nothing, one hopes. */
export function differences(design: Design): string[] {
  const own = asMicrosoft(design)
  const plan = planFromKeys(design)
  const engine = roleRequirements(plan, 'microsoft')
  const figures = engine.figures as Readonly<Record<string, { value: number } | null | undefined>>
  const texts = engine.texts as Readonly<Record<string, string | null | undefined>>
  const fails = engine.checks
    .filter((check) => check.fails && blanking.has(check.code))
    .map((check) => check.code)
  return [
    ...Object.keys(own.figures)
      .filter((key) => !isSame(figures[key]?.value ?? null, own.figures[key] ?? null))
      .map(
        (key) => `${key}: engine ${figures[key]?.value ?? '–'}, script ${own.figures[key] ?? '–'}`,
      ),
    ...Object.keys(own.texts)
      .filter((key) => texts[key] !== own.texts[key])
      .map((key) => `${key}: engine ${texts[key]}, script ${own.texts[key]}`),
    ...(own.fails.length > 0 ? [] : besideDiffers(plan, design, own.beside)),
    ...(isSameSet(fails, own.fails) ? [] : [`checks: engine ${fails}, script ${own.fails}`]),
  ]
}

/** Drives as calculated, servers for lagged copies and the limit of site 2, which no row has. */
function besideDiffers(plan: Plan, { deploy }: Design, own: Outcome['beside']): string[] {
  const { drives, servers, activation } = roleResults(plan, 'microsoft')
  const isOwnChoice = deploy === 'all JBOD'
  const found: Record<string, number | null | undefined> = {
    ...(!isOwnChoice && {
      drives1: drives.drivesOfServer.value,
      drives2: drives.drivesOfServer2?.value,
    }),
    ...{ lagged1: servers.lagged1.value, lagged2: servers.lagged2.value },
    maxActive2: activation.maxActive2?.value,
  }
  return Object.entries(found)
    .filter(([key, value]) => !isSame(value ?? null, own[key] ?? null))
    .map(([key, value]) => `${key}: engine ${value ?? '–'}, script ${own[key] ?? '–'}`)
}

const blanking = new Set<string>([
  ...['members', 'copies', 'quota', 'dbsPerServer', 'maxDb', 'disks', 'equalCopies'],
])

function isSame(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other
  return Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other)) + 1e-9
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((code) => other.includes(code))
