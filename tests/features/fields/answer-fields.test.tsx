// @vitest-environment page

import { act } from 'react'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import {
  keepDraft,
  newStateOfPlan,
  originOfAnswer,
  project,
  setAnswer,
} from '../../../src/app/store/project.ts'
import { addTier, nameTier } from '../../../src/app/store/tiers.ts'
import {
  defaultPlan,
  fieldOf,
  type Plan,
  withVersion,
  workbookDefaults,
} from '../../../src/engine/index.ts'
import {
  officeDayLogHours,
  smallServerPreset,
  tierPresets,
  tierWithPreset,
} from '../../../src/engine/methods/roles/index.ts'
import { LogsPerHourFields, storedHoursText } from '../../../src/features/fields/hour-profile.tsx'
import { NameBox } from '../../../src/features/fields/name-box.tsx'
import { ServerPresets } from '../../../src/features/fields/server-presets.tsx'
import { SurviveField } from '../../../src/features/fields/survive-field.tsx'
import { TierActions } from '../../../src/features/fields/tier-actions.tsx'
import { TierListEditor } from '../../../src/features/fields/tier-arrangement.tsx'
import { TierPresets } from '../../../src/features/fields/tier-presets.tsx'
import { ServerKindField } from '../../../src/features/processors/processor-field.tsx'
import { change, drawn, turn } from '../../browser.tsx'

describe('hour profile', () => {
  const start = project.getInitialState()
  beforeEach(() => project.setState(start, true))

  it('names what is wrong with pasted values as their description', async () => {
    const box = await drawn(<LogsPerHourFields />)
    const fold = box.querySelector('details')
    if (fold) await turn(fold, true)
    const described = () => box.querySelector('textarea')?.getAttribute('aria-describedby')
    expect(described()).toBe('pasted-hint')
    await change(box, 'textarea', () => '1 2 three')
    expect(described()).toBe('pasted-error pasted-hint')
    expect(box.querySelector('#pasted-error')).not.toBeNull()
  })

  it('takes an office day or pasted values, and says what the hours add up to', async () => {
    const box = await drawn(<LogsPerHourFields />)
    const fold = box.querySelector('details')
    if (fold) await turn(fold, true)
    const press = (name: RegExp) =>
      act(async () =>
        [...box.querySelectorAll('button')]
          .find((one) => name.test(one.textContent ?? ''))
          ?.click(),
      )
    const sum = () => box.querySelector('#hours-sum')?.textContent?.replaceAll(/\s/g, ' ')
    expect(sum()).toBe('No hours entered yet.')
    await press(/^Use an office day/)
    expect(sum()).toBe('The hours add up to 100 %.')
    expect(box.querySelector<HTMLInputElement>('#hour-9-0')?.value).toBe('10')
    await change(box, 'textarea', () =>
      ['8%', ...Array.from({ length: 23 }, () => '4%')].join('\t'),
    )
    await press(/^Use these values/)
    expect(project.getState().plan.logHours).toMatch(/^8( 4){23}$/)
    await press(/^Clear the hours/)
    expect(sum()).toBe('No hours entered yet.')
  })

  it('takes each hour as it is typed, and leaves the others as they were', async () => {
    project.setState(
      newStateOfPlan(fieldOf('logHours').write(defaultPlan, 0, storedHoursText(officeDayLogHours))),
    )
    const box = await drawn(<LogsPerHourFields />)
    const fold = box.querySelector('details')
    if (fold) await turn(fold, true)
    await change(box, '#hour-9-0', () => '12.5')
    expect(project.getState().plan.logHours).toBe(storedHoursText(officeDayLogHours.with(9, 12.5)))
  })
})

describe('name box', () => {
  it('a name with a character that nobody sees stays in its box, which says so, and is not taken', async () => {
    const taken: string[] = []
    const host = await drawn(
      <NameBox id="name" label="Customer" name="Contoso" onName={(name) => taken.push(name)} />,
    )
    const box = () => host.querySelector('input')
    await change(host, 'input', () => 'Contoso\t=1+1')
    expect(box()?.value).toBe('Contoso\t=1+1')
    expect(box()?.getAttribute('aria-invalid')).toBe('true')
    expect(host.querySelector(`#${box()?.getAttribute('aria-describedby')}`)?.textContent).toMatch(
      /^Customer: after “Contoso” stands a character that cannot be seen/,
    )
    expect(taken).toEqual([])
    await change(host, 'input', () => 'Contoso = 1')
    expect(taken).toEqual(['Contoso = 1'])
    expect(box()?.hasAttribute('aria-invalid')).toBe(false)
  })
})

describe('server presets', () => {
  const later = withVersion(defaultPlan, 'SE')
  const start = project.getInitialState()
  beforeEach(() => project.setState({ ...start, plan: later }, true))
  afterAll(() => project.setState(start, true))

  async function opened(plan: Plan) {
    project.setState({ plan })
    const host = await drawn(<ServerPresets />)
    const fold = host.querySelector('details')!
    const before = fold.querySelector('button')
    await turn(fold, true)
    return { before, button: fold.querySelector('button')! }
  }

  it('sizes a small server once its fold is open', async () => {
    const { before, button } = await opened(later)
    expect(before).toBeNull()
    expect(button.disabled).toBe(false)
  })

  it('takes a small server and keeps what is typed elsewhere', async () => {
    const { button } = await opened(later)
    keepDraft(fieldOf('growth'), 0, '1x')
    keepDraft(fieldOf('activeServers'), 0, '2x')
    await act(async () => button.click())
    expect(now().plan.availability).toBe('none')
    expect(now().drafts).toEqual({ 'growth/0': '1x' })
    expect(now().origins['activeServers/0']).toEqual({
      from: 'preset',
      name: smallServerPreset.name,
    })
  })

  it('offers none that cannot be computed', async () => {
    const { button } = await opened({ ...later, tiers: [{ ...later.tiers[0], quota: -1 }] })
    expect(button.disabled).toBe(true)
  })

  const now = () => project.getState()
})

describe('survive field', () => {
  async function field(plan = workbookDefaults('SE')) {
    const before = project.getState()
    onTestFinished(() => project.setState(before, true))
    project.setState({ plan })
    const box = await drawn(<SurviveField />)
    const choose = (value: string) => change(box, 'select', () => value)
    return { choose, shown: () => box.querySelector('select')?.value }
  }

  it('asks for servers without copies, and for copies again', async () => {
    const { choose, shown } = await field()
    expect(shown()).toBe('one server')
    await choose('nothing')
    expect(project.getState().plan).toMatchObject({ availability: 'none', sites: 1 })
    expect(shown()).toBe('nothing')
    await choose('site')
    expect(project.getState().plan).toMatchObject({
      availability: 'dag',
      survive: 'site',
      sites: 2,
    })
    expect(shown()).toBe('site')
  })

  it('has backups to restore from without copies, and leaves a backup that was chosen', async () => {
    const { choose } = await field()
    const backup = () => project.getState().plan.backup
    await choose('nothing')
    expect(backup()).toBe('software')
    await choose('one server')
    expect(backup()).toBe('native')
    setAnswer(fieldOf('backup'), 0, 'hardware')
    await choose('nothing')
    await choose('site')
    expect(backup()).toBe('hardware')
  })

  it('leaves a software backup that somebody gave, before the choice or after', async () => {
    const { choose } = await field({ ...workbookDefaults('SE'), backup: 'software' })
    const { plan } = project.getState()
    await choose('nothing')
    expect(originOfAnswer(project.getState(), fieldOf('backup'), 0)).toBeUndefined()
    await choose('one server')
    expect(project.getState().plan.backup).toBe('software')
    project.setState({ plan: { ...plan, backup: 'native' } })
    await choose('nothing')
    expect(originOfAnswer(project.getState(), fieldOf('backup'), 0)).toEqual({
      from: 'choice',
      name: 'no failure: restore from backup',
    })
    setAnswer(fieldOf('backup'), 0, 'software')
    await choose('one server')
    expect(project.getState().plan.backup).toBe('software')
  })

  it('has a version without DAGs take the clusters that it has', async () => {
    const { choose, shown } = await field({ ...defaultPlan, exchange: '2007' })
    expect(shown()).toBe('nothing')
    await choose('one server')
    expect(project.getState().plan.availability).toBe('ccr')
  })
})

describe('server kind field', () => {
  const chosen = async (plan: Plan) => {
    const before = project.getState()
    onTestFinished(() => project.setState(before, true))
    project.setState({ plan })
    const box = await drawn(<ServerKindField />)
    return (value: string) => change(box, 'select', () => value)
  }

  it('takes virtual processors of virtual machines, and the rate of physical servers', async () => {
    const choose = await chosen({ ...workbookDefaults('SE'), virtualMachines: true })
    await choose('physical')
    expect(project.getState().plan).toMatchObject({
      processorBy: 'SPECrate 2017',
      virtualMachines: false,
    })
    await choose('virtual')
    expect(project.getState().plan.processorBy).toBe('virtual machine')
  })
})

describe('tier arrangement', () => {
  const start = project.getInitialState()
  beforeEach(() => project.setState(start, true))

  const press = async (box: HTMLElement, name: string) => {
    const found = [...box.querySelectorAll('button')].find(
      ({ textContent }) => textContent === name,
    )
    if (!found) throw new Error(`There is no ${name}`)
    await act(async () => found.click())
  }

  it('says where a tier that was moved is now, and closes what is asked below', async () => {
    addTier()
    nameTier(0, 'Desk')
    const box = await drawn(
      <TierListEditor
        drawPaste={(_cells, _arrange, close) => (
          <button type="button" onClick={close}>
            Close
          </button>
        )}
      >
        {({ arrange }) => <TierActions at={0} arrange={arrange} />}
      </TierListEditor>,
    )
    await press(box, 'Paste from a spreadsheet')
    await press(box, 'Close')
    expect(box.textContent).not.toContain('Close')
    await press(box, 'Move down Desk')
    expect(box.querySelector('[role=status]')?.textContent).toBe('Desk is tier 2 of 2 now.')
  })
})

describe('tier presets', () => {
  const start = project.getInitialState()
  beforeEach(() =>
    project.setState({ ...start, ...newStateOfPlan(withVersion(defaultPlan, '2019')) }, true),
  )

  it('a preset makes a new tier, or takes the place of the answers of the one that is chosen', async () => {
    const box = await drawn(<TierPresets />)
    const use = (name: string) =>
      act(async () =>
        [...box.querySelectorAll('button')]
          .find(({ textContent }) => textContent === `Use ${name}`)
          ?.click(),
      )
    const tiers = () => project.getState().plan.tiers
    const [first, second] = tierPresets
    if (!first || !second) throw new Error('There are presets')
    const [before] = tiers()
    await change(box, '#preset-for', () => '0')
    await use(second.name)
    expect(tiers()).toEqual([tierWithPreset(second, before)])
    await change(box, '#preset-for', () => 'new')
    await use(first.name)
    expect(tiers()).toEqual([tierWithPreset(second, before), tierWithPreset(first, null)])
    expect(box.querySelector('[role=status]')?.textContent).toBe('Tier 2 added.')
  })
})
