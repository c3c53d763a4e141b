import { isByRoles, type Sizing, type Worked } from '../../engine/index.ts'

/** A figure of the headline. */
export type HeadlineFigure = {
  readonly term: string
  readonly worked: Worked
  /** Left out of the folded bar. */
  readonly unfoldedOnly?: true
}

/** The figures that stay in sight while a plan is answered: those its method ends in. */
export function headlineOf(sizing: Sizing): readonly HeadlineFigure[] {
  const { mailboxes, volumes, iops } = sizing
  const first = { term: 'Mailboxes to size for', worked: mailboxes }
  if (!isByRoles(sizing))
    return [
      first,
      { term: 'Capacity per server', worked: volumes.perServer },
      { term: 'Expected load per server', worked: iops.expectedLoad },
      { term: 'Design requirement', worked: iops.designRequirement, unfoldedOnly: true },
    ]
  const { dbs, ram, volumeSpaceServer, iopsServer } = sizing.requirements.figures
  return [
    first,
    ...figure('Databases of a DAG', dbs),
    ...figure('Memory of a server', ram),
    ...beside('Processors in the worst case', sizing.parts.processors.busiest),
    ...beside('Volumes of a server', volumeSpaceServer),
    ...beside('Drive load of a server', iopsServer),
  ]
}

function figure(term: string, worked: Worked | null): readonly HeadlineFigure[] {
  return worked ? [{ term, worked }] : []
}

function beside(term: string, worked: Worked | null): readonly HeadlineFigure[] {
  return worked ? [{ term, worked, unfoldedOnly: true }] : []
}
