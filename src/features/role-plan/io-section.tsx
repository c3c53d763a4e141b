import { ModeFigures } from '../../app/roles/mode-figure.tsx'
import { Fold } from '../../ui/fold.tsx'
import { LoadByCase, LoadCases } from './case-charts.tsx'
import type { RoleSection, RoleSectionProps } from './role-section.ts'

/** What a server reads and writes. */
export const ioSection: RoleSection = {
  id: 'io',
  title: 'I/O',
  takeaway: (_plan, { parts: { io, mailbox } }, format) =>
    `The databases of a server need ${format.text(io.iopsServer)} of random I/O, ${format.text(mailbox.readShare)} of it reads; background maintenance adds ${format.text(io.bdm)} of sequential reads.`,
  Section: Load,
}

function Load({ plan, sizing }: RoleSectionProps) {
  return (
    <>
      <LoadByCase sizing={sizing} />
      <Fold title="I/O case by case, of a server and of a database">
        <LoadCases sizing={sizing} />
        <div className="requirement">
          <ModeFigures plan={plan} sizing={sizing} title="I/O of a server" />
          <ModeFigures plan={plan} sizing={sizing} title="I/O of a database" />
        </div>
      </Fold>
    </>
  )
}
