import { type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { ModeFigures } from '../../app/roles/mode-figure.tsx'
import { hasParts, type SizedByRoles, serverDesigns } from '../../engine/methods/roles/index.ts'
import { Fold } from '../../ui/fold.tsx'
import { LoadByCase, LoadCases, ProcessorsByCase } from './case-charts.tsx'

export const ioSection = sectionOf(hasParts, {
  id: 'io',
  title: 'I/O',
  takeaway: (_plan, { parts: { io, mailbox } }, format) =>
    `The databases of a server need ${format.text(io.iopsServer)} of random I/O, ${format.text(mailbox.readShare)} of it reads; background maintenance adds ${format.text(io.backgroundMaintenance)} of sequential reads.`,
  Section: Load,
  brief: [{ under: 'Load', Section: LoadInBrief }],
})

/** I/O load; also CPU load if no design is proposed. */
function LoadInBrief({ plan, sizing }: SectionProps<SizedByRoles>) {
  return (
    <>
      <LoadByCase sizing={sizing} />
      {!serverDesigns(plan, sizing).proposed && <ProcessorsByCase sizing={sizing} />}
    </>
  )
}

function Load({ plan, sizing }: SectionProps<SizedByRoles>) {
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
