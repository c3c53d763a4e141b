import type { Worked } from '../../core/worked.ts'
import type { HeadlineFigure } from '../../figures/headline-figure.ts'
import type { SizedByRoles } from './sized-by-roles.ts'

/** What the role requirements end in; one that is not found is left out. */
export function headlineOfRoles(sizing: SizedByRoles): readonly HeadlineFigure[] {
  const { dbs, ram, volumeSpaceServer, iopsServer } = sizing.requirements.figures
  return [
    { term: 'Mailboxes to size for', worked: sizing.mailboxes },
    ...found('Databases of a DAG', dbs),
    ...found('Memory of a server', ram),
    ...minor('Processors in the worst case', sizing.parts.processors.busiest),
    ...minor('Volumes of a server', volumeSpaceServer),
    ...minor('Drive load of a server', iopsServer),
  ]
}

function found(term: string, worked: Worked | null): readonly HeadlineFigure[] {
  return worked ? [{ term, worked }] : []
}

function minor(term: string, worked: Worked | null): readonly HeadlineFigure[] {
  return found(term, worked).map((one) => ({ ...one, isMinor: true }))
}
