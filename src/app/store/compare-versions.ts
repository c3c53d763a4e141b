import { encodeProjectFile } from '../../codec/index.ts'
import type { Plan } from '../../engine/index.ts'
import type { FiguresOfPlan, FiguresOrder, ToldFigure } from '../figures-of-file.ts'
import { trustedOfFolder } from '../scripts.ts'
import { ask } from '../work.ts'

/** What a version shows of a figure, or says of a plan; null where it has none of that name. */
export type ShownFigure = Pick<ToldFigure, 'shown' | 'unit'> | string | null

/** A figure that another version computes otherwise. */
export type MovedFigure = {
  /** The place of its plan in the project. */
  readonly plan: number
  readonly label: string
  readonly here: ShownFigure
  readonly there: ShownFigure
}

export type ComparedVersions = {
  /** Figures that were compared, of all plans together. */
  readonly inAll: number
  readonly moved: readonly MovedFigure[]
}

/** How long the other version may take: its worker has to be fetched and sizes every plan once. */
const withinMs = 60_000

/**
 * Computes plans with this version and with another one, by the name of its worker’s script in the
 * folder of the page. Resolves to null where either of the two gives no figures, or not in time.
 */
export async function compareVersions(
  plans: readonly Plan[],
  worker: string,
): Promise<ComparedVersions | null> {
  const order: FiguresOrder = { job: 'figuresOfFile', text: encodeProjectFile(plans, 0) }
  const [here, there] = await Promise.all([byThisVersion(order), byAnother(order, worker)])
  return here && there && here.length === there.length ? compare(here, there) : null
}

function byThisVersion(order: FiguresOrder): Promise<readonly FiguresOfPlan[] | null> {
  return new Promise((resolve) => {
    ask(order, { onDone: resolve, onFailed: () => resolve(null) })
  })
}

async function byAnother(
  order: FiguresOrder,
  script: string,
): Promise<readonly FiguresOfPlan[] | null> {
  let worker: Worker | null = null
  try {
    const other = new Worker(trustedOfFolder(script), { type: 'module' })
    worker = other
    return await new Promise<readonly FiguresOfPlan[] | null>((resolve) => {
      setTimeout(() => resolve(null), withinMs)
      other.addEventListener('error', () => resolve(null))
      other.addEventListener('message', ({ data }) => {
        if (data?.done === true) resolve(readFigures(data.result))
      })
      other.postMessage(order)
    })
  } catch {
    // A name that is none of ours, or a browser that starts no worker: it cannot be told.
    return null
  } finally {
    worker?.terminate()
  }
}

/** What another version answered, taken as anyone may have made it. */
function readFigures(given: unknown): readonly FiguresOfPlan[] | null {
  return Array.isArray(given) && given.every(isOfPlan) ? given : null
}

function isOfPlan(given: Partial<FiguresOfPlan> | null): given is FiguresOfPlan {
  const isLevel = given?.level === null || typeof given?.level === 'string'
  return isLevel && Array.isArray(given?.figures) && given.figures.every(isFigure)
}

function isFigure(given: Partial<ToldFigure> | null): given is ToldFigure {
  const texts = [given?.key, given?.label, given?.unit]
  const numbers = [given?.value, given?.shown]
  return (
    texts.every((one) => typeof one === 'string') && numbers.every((one) => Number.isFinite(one))
  )
}

/** The figures of plans by two versions, and those that differ by more than the last digits of a sum. */
export function compare(
  here: readonly FiguresOfPlan[],
  there: readonly FiguresOfPlan[],
): ComparedVersions {
  let inAll = 0
  const moved = here.flatMap((mine, plan): readonly MovedFigure[] => {
    const theirs = there[plan] ?? { level: null, figures: [] }
    const keys = new Set([...mine.figures, ...theirs.figures].map(({ key }) => key))
    // What the plan comes to counts as one of its figures.
    inAll += keys.size + 1
    const level = { plan, label: 'What the plan comes to', here: mine.level, there: theirs.level }
    const figures = [...keys].flatMap((key) => {
      const [one = null, other = null] = [mine, theirs].map(({ figures }) =>
        figures.find((figure) => figure.key === key),
      )
      const label = (one ?? other)?.label ?? key
      return isSame(one, other) ? [] : [{ plan, label, here: one, there: other }]
    })
    return [...(mine.level === theirs.level ? [] : [level]), ...figures]
  })
  return { inAll, moved }
}

function isSame(one: ToldFigure | null, other: ToldFigure | null): boolean {
  if (!one || !other || one.unit !== other.unit) return false
  return (
    Math.abs(one.value - other.value) <= 1e-9 * Math.max(Math.abs(one.value), Math.abs(other.value))
  )
}
