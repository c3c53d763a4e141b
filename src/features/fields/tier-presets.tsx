import { memo, useEffect, useState } from 'react'
import { tierNameInputId } from '../../app/places.ts'
import { project } from '../../app/store/project.ts'
import { addTierWithAnswers, replaceTier } from '../../app/store/tiers.ts'
import { useProject } from '../../app/store/use-project.ts'
import { projectLimits, shortTierTitle } from '../../engine/index.ts'
import { type TierPreset, tierPresets, tierWithPreset } from '../../engine/methods/roles/index.ts'
import { focusControl } from '../../ui/control.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { untilWhole } from '../../ui/whole.tsx'

export function TierPresets() {
  const ids = useProject((now) => now.tierIds)
  const [chosen, setChosen] = useState('new')
  const [added, setAdded] = useState<number | null>(null)
  useEffect(() => {
    if (added === null || focusControl(tierNameInputId(added))) return
    // The name box may still be loading, as the list of tiers is fetched with the second tier.
    void untilWhole().then(() => focusControl(tierNameInputId(added)))
  }, [added])
  // The tier chosen for the preset may have been removed since.
  const at = ids[Number(chosen)] === undefined ? null : Number(chosen)
  const full = at === null && ids.length === projectLimits.tiers
  const take = (preset: TierPreset) => {
    const origin = { from: 'preset', name: preset.name } as const
    const before = at === null ? null : project.getState().plan.tiers[at]
    if (at !== null && before) {
      const change = `${preset.name} as the preset of ${shortTierTitle(before, at)}`
      return replaceTier(at, tierWithPreset(preset, before), change, origin)
    }
    addTierWithAnswers(tierWithPreset(preset, null), origin)
    setAdded(ids.length)
  }
  return (
    <details className="advanced">
      <summary>Tier presets</summary>
      <div className="field">
        <label htmlFor="preset-for">Use the preset for</label>
        <select
          id="preset-for"
          value={at === null ? 'new' : chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="new">A new tier</option>
          {ids.map((id, index) => (
            <TierOption key={id} at={index} />
          ))}
        </select>
        <p className="hint">
          A new tier starts with 100 mailboxes, a journal tier with 1. An existing tier keeps its
          mailboxes and growth; its other answers are replaced, which can be undone.
        </p>
      </div>
      <ul className="bare-list lined">
        {tierPresets.map((preset) => (
          <li key={preset.name} className="row one-line gap-4 top spread">
            <PresetText preset={preset} />
            <button type="button" disabled={full} onClick={() => take(preset)}>
              Use<span className="sr"> {preset.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="footnote">‡ Not published: an assumption to start from.</p>
      <p className="sr" role="status">
        {added === null ? '' : `Tier ${(added + 1).toString()} added.`}
      </p>
    </details>
  )
}

function TierOption({ at }: { readonly at: number }) {
  const title = useProject(({ plan: { tiers } }) => {
    const tier = tiers[at]
    return tier && shortTierTitle(tier, at)
  })
  return <option value={at}>{title}</option>
}

const PresetText = memo(({ preset }: { readonly preset: TierPreset }) => {
  const format = useFormat()
  const { name, about, source } = preset
  const { messages, messageSize, quota, archive } = tierWithPreset(preset, null)
  const inGib = (mb: number) => format.value(mb / 1024, 'GiB')
  const isAssumed = source.standing === 'assumed'
  return (
    <div>
      <strong>
        {name}
        {isAssumed && '‡'}
      </strong>
      <p>
        {format.number(messages)} messages a day of {format.value(messageSize, 'KiB')}, quota{' '}
        {inGib(quota)}
        {archive > 0 && `, archive ${inGib(archive)}`}
      </p>
      <p className="hint flush">
        {about} {source.fact}
      </p>
    </div>
  )
})
