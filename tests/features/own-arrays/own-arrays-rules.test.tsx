// @vitest-environment page

import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newStateOfPlan, ownArrayDraftKey, project } from '../../../src/app/store/project.ts'
import { encodeCatalog } from '../../../src/codec/index.ts'
import { defaultPlan, type OwnArray, projectLimits } from '../../../src/engine/index.ts'
import { ArrayEditor } from '../../../src/features/own-arrays/array-editor.tsx'
import { formOfNewArray } from '../../../src/features/own-arrays/array-form.ts'
import { ArrayList } from '../../../src/features/own-arrays/array-list.tsx'
import { OwnArraysEditor } from '../../../src/features/own-arrays/own-arrays.tsx'
import { LoadByRaidPolicyTable } from '../../../src/features/own-arrays/policy-table.tsx'
import { comes, drawn } from '../../browser.tsx'
import { likePs6100xv } from '../../jetstress/tested-like-ps6100xv.ts'

describe('catalogs', () => {
  const start = project.getInitialState()
  beforeEach(() => project.setState(start, true))

  const array = (id: string): OwnArray => ({ ...likePs6100xv, id, name: `Array ${id}` })

  /** The list of own arrays of a plan that has these. */
  async function shown(ownArrays: readonly OwnArray[], currency = ''): Promise<HTMLElement> {
    project.setState(newStateOfPlan({ ...defaultPlan, ownArrays, currency }))
    return drawn(<OwnArraysEditor />)
  }

  /** Has a person choose a catalog with this text. */
  async function choose(
    box: HTMLElement,
    text: string,
    name = 'shelf.catalog.json',
  ): Promise<void> {
    const input = box.querySelector<HTMLInputElement>('input[type=file]') ?? expect.unreachable()
    const file = new File([text], name)
    // The browser made up here cannot read a file as text.
    file.text = async () => text
    vi.spyOn(input, 'files', 'get').mockReturnValue(Object.assign([file], { item: () => file }))
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  }

  function button(box: HTMLElement, words: string): HTMLButtonElement | undefined {
    return [...box.querySelectorAll('button')].find(({ textContent }) => textContent === words)
  }

  const ownIds = () => project.getState().plan.ownArrays.map(({ id }) => id)

  const good = () => JSON.parse(encodeCatalog([array('A')]))
  const [entry] = good().arrays
  const withArrays = (arrays: readonly object[]) => JSON.stringify({ ...good(), arrays })
  const refusals: Readonly<Record<string, readonly [string, ...string[]]>> = {
    'no JSON': ['GIF89a', 'It is cut short, or not a catalog.'],
    'another file': ['{"a":1}', 'It is JSON, but not a catalog'],
    'a newer one': [JSON.stringify({ ...good(), version: 9 }), 'version 9'],
    'none in it': [withArrays([]), 'The catalog has no arrays.'],
    'a key like markup': [withArrays([{ ...entry, '<img src=x>': 1 }]), 'arrays.0.<img src=x>'],
    'negative drives': [withArrays([{ ...entry, drives: -24 }]), 'arrays.0.drives', '2 to 1,000'],
    'too few drives': [withArrays([{ ...entry, drives: 4 }]), 'arrays.0.drives', 'RAID 6 needs 4'],
    'one id twice': [withArrays([entry, entry]), 'arrays.1.id'],
    'one too many': [withArrays(Array(projectLimits.ownArrays + 1).fill(entry)), 'arrays', '200'],
  }

  it('a catalog that is refused is named with what is wrong, and changes no array', async () => {
    const box = await shown([array('mine')])
    for (const [name, [text, ...says]] of Object.entries(refusals)) {
      await choose(box, text, `${name}.json`)
      await comes(() =>
        expect(box.querySelector('[role=alert]')?.textContent).toContain(
          `“${name}.json” was not imported.`,
        ),
      )
      const alert = box.querySelector('[role=alert]')?.textContent
      for (const words of [...says, 'Your own plan is unchanged.']) expect(alert).toContain(words)
      expect(box.querySelector('img')).toBeNull()
      expect(ownIds()).toEqual(['mine'])
    }
  })

  describe('a catalog for a plan that has arrays', () => {
    const group = (box: HTMLElement) => box.querySelector('fieldset.own-panel')

    it('says which arrays it takes the place of and that currencies differ, and is added', async () => {
      const box = await shown([array('A'), array('B')], 'EUR')
      await choose(box, encodeCatalog([array('B'), array('C')], 'USD'))
      await comes(() => expect(group(box)).toBe(document.activeElement))
      const said = group(box)?.textContent
      expect(said).toContain('“shelf.catalog.json” has 2\u00a0arrays; the plan has 2\u00a0arrays.')
      expect(said).toContain('If added, one takes the place of the one with the same id: Array B.')
      expect(said).toContain('Its prices are in USD, those of the plan in EUR.')
      expect(ownIds()).toEqual(['A', 'B'])
      await act(async () => button(box, 'Add to my arrays')?.click())
      expect(ownIds()).toEqual(['A', 'B', 'C'])
      await act(async () => button(box, 'Undo the import')?.click())
      expect(ownIds()).toEqual(['A', 'B'])
    })

    it('with more arrays than there is room for can only replace the plan’s own', async () => {
      const box = await shown([array('A')])
      const many = Array.from({ length: projectLimits.ownArrays }, (_unused, at) => array(`n${at}`))
      await choose(box, encodeCatalog(many))
      await comes(() =>
        expect(group(box)?.textContent).toContain(
          'together they would be 201, but a plan can have at most 200',
        ),
      )
      expect(button(box, 'Add to my arrays')).toBeUndefined()
      await act(async () => button(box, 'Replace my arrays')?.click())
      expect(ownIds()).toHaveLength(projectLimits.ownArrays)
      expect(button(box, 'Add an array')?.disabled).toBe(true)
    })
  })
})

describe('own arrays', () => {
  const start = project.getInitialState()
  beforeEach(() => project.setState(start, true))

  it('lists ten arrays, and all of them once they are asked for', async () => {
    const ownArrays = Array.from({ length: 11 }, (_, at) => ({
      ...{ ...likePs6100xv, id: `own-${at}`, name: `Array ${at}` },
    }))
    project.setState(newStateOfPlan({ ...defaultPlan, ownArrays }))
    const nothing = () => {}
    const actions = { edit: nothing, remove: nothing, close: nothing }
    const box = await drawn(<ArrayList form={null} actions={actions} />)
    const listed = () => box.querySelectorAll('.own-list > li').length
    expect(listed()).toBe(10)
    const all = [...box.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Show all 11 arrays',
    )
    await act(async () => all?.click())
    expect(listed()).toBe(11)
  })

  it('marks the boxes that need a number once an array is to be saved without', async () => {
    const box = await drawn(<ArrayEditor form={formOfNewArray(defaultPlan)} onClose={() => {}} />)
    await act(async () => box.querySelector<HTMLElement>('button.primary')?.click())
    const { drafts } = JSON.parse(project.getState().drafts[ownArrayDraftKey] ?? '{}')
    expect(Object.values(drafts)).toContain('')
    expect(document.activeElement).toBe(box.querySelector('[role=alert]'))
  })

  it('says in which policy its IOPS were measured, and estimates those of the others', () => {
    const array: OwnArray = {
      ...{ ...likePs6100xv, raid: ['RAID 10', 'RAID 6'], measuredIops: { 'RAID 10': 2500 } },
    }
    const html = renderToStaticMarkup(
      <LoadByRaidPolicyTable array={array} caption="What it offers:" />,
    )
    const rows = [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
      row.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' '),
    )
    const carried = (raid: string) => rows.find((row) => row.startsWith(raid))
    expect(carried('RAID 10')).toMatch(/2,500 IOPS, measured by you$/)
    expect(carried('RAID 6')).toMatch(/estimated$/)
  })

  it('says of an array that is not offered in the policy of the plan that it is not used', async () => {
    const [own, shelf] = [likePs6100xv, { ...likePs6100xv, id: 'shelf', raid: ['RAID 6'] as const }]
    project.setState(newStateOfPlan({ ...defaultPlan, raid: 'RAID 50', ownArrays: [own, shelf] }))
    const nothing = () => {}
    const actions = { edit: nothing, remove: nothing, close: nothing }
    const box = await drawn(<ArrayList form={null} actions={actions} />)
    const [used, unused] = [...box.querySelectorAll('.own-list > li')]
    expect(unused?.textContent).toContain('Not used: the plan asks for RAID 50')
    expect(used?.textContent).not.toContain('Not used')
  })
})
