import { namedFigures, type StageFigures, tierFigureNames } from '../../figures/role-figures.ts'
import { figureIn } from './figures-of.ts'
import type { RoleParts } from './role-parts.ts'

/** Every figure of the register by the stage that returns it; of one mailbox with its tier’s number before it. */
export function stageFiguresOf(parts: RoleParts): StageFigures {
  const found: Record<string, Record<string, StageFigures[string][string]>> = {}
  const put = (stage: string, name: string, figure: StageFigures[string][string]) => {
    found[stage] = {
      ...found[stage],
      [name]: figure && Number.isFinite(figure.value) ? figure : null,
    }
  }
  for (const { stage, name } of namedFigures) put(stage, name, figureIn(parts, stage, name))
  parts.mailbox.tiers.forEach((tier, at) => {
    for (const name of tierFigureNames) put('mailbox', `${at + 1} ${name}`, tier[name])
  })
  return found
}
