import { useEffect, useState } from 'react'
import { tierNameId } from '../../app/places.ts'
import { addTierOf, replaceTier } from '../../app/store/tiers.ts'
import { useProject } from '../../app/store/use-project.ts'
import { fieldOf, limits, shortTierTitle } from '../../engine/index.ts'
import { type TierPreset, tierPresets, withPreset } from '../../engine/roles-index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { focusControl } from '../../ui/control.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { answerWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { SourceNote } from '../../ui/source-note.tsx'

const shown = ['messages', 'messageSize', 'quota', 'archive'] as const

/** Profiles to start a tier from, for a new tier or in place of the answers of one. */
export function TierPresets() {
  const tiers = useProject((now) => now.plan.tiers)
  const [chosen, setChosen] = useState('new')
  const [added, setAdded] = useState<number | null>(null)
  useEffect(() => {
    if (added !== null) focusControl(tierNameId(added))
  }, [added])
  const format = useFormat()
  // A tier may have been taken out since it was chosen.
  const at = tiers[Number(chosen)] ? Number(chosen) : null
  const full = at === null && tiers.length === limits.tiers
  const take = (preset: TierPreset) => {
    const before = at === null ? null : tiers[at]
    if (at !== null && before) {
      const change = `${preset.name} as the profile of ${shortTierTitle(before, at)}`
      return replaceTier(at, withPreset(preset, before), change)
    }
    addTierOf(withPreset(preset, null))
    setAdded(tiers.length)
  }
  const answerCell = (preset: TierPreset, key: (typeof shown)[number]) =>
    answerWords(fieldOf(key), withPreset(preset, null)[key], format)
  return (
    <details className="advanced">
      <summary>Profiles to start a tier from</summary>
      <div className="field">
        <label htmlFor="preset-for">Use the profile for</label>
        <select
          id="preset-for"
          value={at === null ? 'new' : chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="new">A new tier</option>
          {tiers.map((tier, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the value of an option is its place
            <option key={index} value={index}>
              {shortTierTitle(tier, index)}
            </option>
          ))}
        </select>
        <p className="hint">
          A new tier starts with 100 mailboxes, one for journals with 1. A tier there is keeps its
          mailboxes and their growth; its other answers are replaced, which can be undone.
        </p>
      </div>
      <DataTable
        caption="Profiles to start a tier from"
        hidden="caption"
        cards
        rows={tierPresets}
        columns={[
          { head: 'Profile', of: ({ name, about }): Cell => [name, { note: about }] },
          ...shown.map((key) => ({
            head: fieldOf(key).label,
            of: (preset: TierPreset) => answerCell(preset, key),
          })),
          {
            head: 'Take it',
            acts: true,
            of: (preset) => ({
              drawn: (
                <button type="button" disabled={full} onClick={() => take(preset)}>
                  Take<span className="sr"> {preset.name}</span>
                </button>
              ),
              text: '',
            }),
          },
        ]}
      >
        {tierPresets.map(({ name, source }) => (
          <p key={name} className="footnote">
            {name}: <SourceNote source={source} />
          </p>
        ))}
      </DataTable>
      <p className="sr" role="status">
        {added === null ? '' : `Tier ${(added + 1).toString()} added.`}
      </p>
    </details>
  )
}
