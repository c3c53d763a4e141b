import { PageLink } from '../app/frame/page-link.tsx'
import { tierNameInputId } from '../app/places.ts'
import { useProject } from '../app/store/use-project.ts'
import { type Field, type FormGroup, fieldOf, versionOf } from '../engine/index.ts'
import { FieldGroupSection, type RenderField } from '../features/fields/field-groups.tsx'
import { TierListEditor } from '../features/fields/tier-arrangement.tsx'
import { controlId } from '../ui/control.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const StepTiers = lazyPart(
  async () => (await import('./step-tiers.tsx')).StepTiers,
  'The tiers',
  <TiersPlace />,
)

/** Placeholder as high as the tiers, so that nothing below moves when they arrive. */
function TiersPlace() {
  const ids = useProject((now) => now.tierIds)
  return (
    <div className="tiers-place">
      {ids.map((id) => (
        <div key={id} />
      ))}
    </div>
  )
}

const PastePanel = lazyPart(
  async () => (await import('../features/tier-table/paste-panel.tsx')).PastePanel,
  'Cells to paste',
)

const TierPresets = lazyPart(
  async () => (await import('../features/fields/tier-presets.tsx')).TierPresets,
  'Tier presets',
)

type MailboxGroupProps = {
  /** Fields of a tier that are always shown, under the title. */
  readonly group: FormGroup
  readonly fields: readonly Field[]
  readonly draw: RenderField
}

export function MailboxGroup({ group, fields: asked, draw }: MailboxGroupProps) {
  const several = useProject((now) => now.plan.tiers.length > 1)
  const hasPresets = useProject(({ plan }) => versionOf(plan).hasTierPresets)
  return (
    <FieldGroupSection {...group} fields={several ? [] : group.fields} draw={draw}>
      <TierListEditor
        drawPaste={(cells, arrange, close) => (
          <PastePanel
            pasted={cells}
            onTake={(apply, at, tiers, announcement) =>
              arrange({
                apply,
                focus: tiers > 1 ? tierNameInputId(at) : controlId(fieldOf('mailboxes'), 0),
                announcement,
              })
            }
            onClose={close}
          />
        )}
      >
        {(hands) => several && <StepTiers fields={asked} hands={hands} />}
      </TierListEditor>
      <FromStatistics />
      {hasPresets && <TierPresets />}
    </FieldGroupSection>
  )
}

function FromStatistics() {
  return (
    <p className="hint">
      Or have tiers proposed from <PageLink page="statistics">Exchange mailbox statistics</PageLink>
      , or open <PageLink page="workbook">a filled workbook of Microsoft’s</PageLink>.
    </p>
  )
}
