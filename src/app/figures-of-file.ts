import { decodeProjectFile } from '../codec/index.ts'
import {
  figuresOfDesign,
  figuresOfPlan,
  levelOfPlan,
  methodOf,
  type Plan,
  resultKinds,
  shown,
  size,
} from '../engine/index.ts'

/**
 * What a page has a version compute, its own or one that waits. Older pages ask newer versions: order
 * and answer stay as they are for ever, and may only be added to.
 */
export type FiguresOrder = {
  readonly job: 'figuresOfFile'
  /** A project as its file has it, which every later version opens. */
  readonly text: string
}

/** A result of a plan in its unit, exact and as it is shown. */
export type ToldFigure = {
  readonly key: string
  readonly label: string
  readonly value: number
  readonly shown: number
  readonly unit: string
}

/** What a version makes of a plan; without a level where its answers contradict each other. */
export type FiguresOfPlan = {
  readonly level: string | null
  readonly figures: readonly ToldFigure[]
}

/** The results of each plan of a project’s file; null where this version cannot read it. */
export function figuresOfFile(text: string): readonly FiguresOfPlan[] | null {
  const read = decodeProjectFile(text)
  return read.ok ? read.plans.map(({ plan }) => resultsOf(plan)) : null
}

function resultsOf(plan: Plan): FiguresOfPlan {
  const sized = size(plan)
  if (!sized.ok) return { level: null, figures: [] }
  const { proposed } = methodOf(plan).designs(plan, sized.sizing)
  const all = {
    ...figuresOfPlan(plan, sized.sizing),
    ...(proposed && figuresOfDesign(proposed)),
  }
  const figures = resultKinds.flatMap(({ key, label }) => {
    const figure = all[key]
    if (!figure) return []
    return [{ key, label, value: figure.value, shown: shown(figure), unit: figure.unit }]
  })
  return { level: levelOfPlan(plan, sized.sizing, proposed), figures }
}
