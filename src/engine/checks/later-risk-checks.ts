import { check, say } from '../core/check.ts'
import { ownRisk, type PublicFigure, publicFigure, type Standing } from '../core/source.ts'
import { type ExchangeVersionId, shortVersionName } from '../exchange/versions.ts'
import type { Checked } from '../methods/checked.ts'
import { kindOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'

type Support = { readonly until: string; readonly source: PublicFigure }

function until(day: string, standing: Standing): Support {
  const fact = `Extended support ended on ${day}.`
  const place = { publication: 'lifecycle', place: 'Products ending support' } as const
  return { until: day, source: publicFigure(standing, fact, place) }
}

/** When Microsoft ended the support of a version; one that is missing is supported. */
export const supportEnds: Readonly<Partial<Record<ExchangeVersionId, Support>>> = {
  '2003': until('April 8, 2014', 'C'),
  '2007': until('April 11, 2017', 'C'),
  '2010': until('October 13, 2020', 'A'),
  '2013': until('April 11, 2023', 'A'),
  '2016': until('October 14, 2025', 'A'),
  '2019': until('October 14, 2025', 'A'),
}

/** Whether servers hold copies of each other’s databases. */
function hasCopies(plan: Plan): boolean {
  const kind = kindOf(plan)
  return kind === 'ccr' || (kind === 'dag' && plan.copies > 1)
}

/** Risks that came after the others: of one site, and of a version that is no longer mended. Links hold codes in their order. */
export const laterRiskChecks = [
  check({
    code: 'one-site',
    severity: 'note',
    when: ({ plan, sizing: { sitesWithServers, mailboxes } }: Checked) =>
      hasCopies(plan) && sitesWithServers.value === 1 ? [{ mailboxes }] : [],
    title: 'All copies are in one site',
    finding: ({ mailboxes }) =>
      say`While the site is down, ${mailboxes} are without mail; if it is lost, so are all copies.`,
    fix: 'Plan copies in a second site, or backups that are kept elsewhere.',
    answer: 'sites',
    source: ownRisk,
  }),
  check({
    code: 'version-unsupported',
    severity: 'note',
    when: ({ plan }: Checked) => (supportEnds[plan.exchange] ? [{}] : []),
    title: 'This version is no longer supported',
    finding: ({ plan }) =>
      `Microsoft’s support of ${shortVersionName(plan.exchange)} ended on ${supportEnds[plan.exchange]?.until ?? ''}: security holes found since then stay open.`,
    fix: 'Plan Exchange SE for servers that are to be built.',
    answer: 'exchange',
    source: ({ plan }) => supportEnds[plan.exchange]?.source ?? ownRisk,
  }),
] as const
