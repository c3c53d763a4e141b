import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { editWords } from '../../../src/app/frame/edit-words.ts'
import { savedProjectWords } from '../../../src/app/frame/saved-project-words.ts'
import { summarizeSavedProject } from '../../../src/app/store/earlier-projects.ts'
import {
  addressWithoutLoss,
  failureAddressPart,
  isFailureFree,
  readLossInAddress,
} from '../../../src/app/store/failure-in-address.ts'
import {
  isPlanMappedToOtherMethod,
  rememberMappedPlan,
} from '../../../src/app/store/mapped-plans.ts'
import { setSectionsOpen, useSectionFolds } from '../../../src/app/store/open-sections.ts'
import { project, setAcceptedAdvice, setAnswer } from '../../../src/app/store/project.ts'
import {
  linkDateAndVersion,
  readAddress,
  readLinkStamp,
} from '../../../src/app/store/read-address.ts'
import { adviceOf } from '../../../src/app/store/recommendation.ts'
import { resultsOf, sizeResultOf } from '../../../src/app/store/results.ts'
import { projectToSavedText, readSavedProject } from '../../../src/app/store/saved-text.ts'
import {
  initialPlan,
  isExamplePlan,
  isUntouchedPlan,
  isUntouchedProject,
} from '../../../src/app/store/start.ts'
import { historySteps, redo, undo } from '../../../src/app/store/undo.ts'
import {
  duplicateVariant,
  openVariant,
  projectTitle,
  renameProject,
  renameVariant,
  withNewVariantIds,
} from '../../../src/app/store/variants.ts'
import { openProject, openSavedProject, startOver } from '../../../src/app/store/whole-projects.ts'
import { decodeLink, decodePlan, encodePlan } from '../../../src/codec/index.ts'
import { decideAutomatic } from '../../../src/engine/explore/index.ts'
import { type Loss, nothingLost } from '../../../src/engine/failures/index.ts'
import {
  allAnswerFields,
  defaultPlan,
  fieldOf,
  type Plan,
  withVersion,
} from '../../../src/engine/index.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { anyCharacter } from '../../any-character.ts'
import { planWith } from '../../engine/plans.ts'
import { linksOfVersion1 } from '../../links/golden.ts'

describe('acknowledge', () => {
  const start = project.getInitialState()
  beforeEach(() => project.setState(start, true))

  const acknowledged = () => project.getState().plan.acknowledged

  it('nothing is computed again for it', () => {
    const results = resultsOf(defaultPlan)
    if (!results) throw new Error('The default plan can be computed')
    const advice = adviceOf(defaultPlan, results)
    setAcceptedAdvice(['dag-profile'])
    const { plan, computed } = project.getState()
    expect(plan).not.toBe(defaultPlan)
    expect(computed?.plan).toBe(plan)
    expect(resultsOf(plan)).toBe(results)
    expect(adviceOf(plan, results)).toBe(advice)
  })

  it('another answer makes new advice and keeps what was accepted', () => {
    setAcceptedAdvice(['dag-profile'])
    const before = resultsOf(project.getState().plan)
    setAnswer(fieldOf('maintenance'), 0, false)
    const { plan } = project.getState()
    const results = resultsOf(plan)
    if (!results) throw new Error('The plan can be computed')
    expect(results).not.toBe(before)
    expect(adviceOf(plan, results).map(({ code }) => code)).toEqual([
      'maintenance-off',
      'reserve-not-kept',
      'dag-profile',
      'mail-stops',
      'one-copy-left',
      'version-unsupported',
    ])
    expect(acknowledged()).toEqual(['dag-profile'])
  })

  it('it is kept while the answers contradict each other', () => {
    setAnswer(fieldOf('copies'), 0, 5)
    setAcceptedAdvice(['dag-profile'])
    expect(acknowledged()).toEqual(['dag-profile'])
    expect(project.getState().computed?.plan).toEqual(defaultPlan)
  })

  it('a link carries it', () => {
    setAcceptedAdvice(['dag-profile'])
    const { plan } = project.getState()
    expect(decodePlan(encodePlan(plan).code)).toMatchObject({
      ok: true,
      plan: { acknowledged: ['dag-profile'] },
    })
  })
})

describe('lost', () => {
  const numbers = fc
    .uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: 64 })
    .map((some) => some.toSorted((one, other) => one - other))

  const losses = fc
    .record({
      servers: numbers,
      site: fc.option(fc.integer({ min: 1, max: 4 })),
      link: fc.boolean(),
      byHand: fc.boolean(),
    })
    .map((lost): Loss => (isFailureFree(lost) ? nothingLost : lost))

  describe('what is down, at the end of an address', () => {
    it('comes back as it was, and leaves the rest of the address', () => {
      const comesBack = fc.property(losses, (lost) => {
        const part = failureAddressPart(lost)
        expect(readLossInAddress(`?p=0abcZ${part}`)).toEqual(
          lost === nothingLost ? null : { lost, unread: [] },
        )
        expect(addressWithoutLoss(`?p=0abcZ${part}`)).toBe('?p=0abcZ')
      })
      fc.assert(comesBack)
    })

    it.each([
      ['&down=3,7', [3, 7], []],
      ['&down=7,3,3', [3, 7], []],
      ['&down=1', [1], []],
      ['&down=99,abc,3,3', [3, 99], ['abc']],
      ['&down=03', [3], []],
      ['&down= 3 , 7 ', [3, 7], []],
      ['&amp;down=3', [3], []],
      ['&down=3D3,7', [3, 7], []],
      ['?down=3&down=7', [3, 7], []],
      ['&down=3,7.', [3, 7], []],
      ['&down=3,7 and tell me', [3, 7], []],
      ['&down=0,-1,1.5,1e3,0x7,99999999999', [], ['0', '-1', '1.5', '1e3', '0x7', '99999999999']],
      ['&down=__proto__,<b>', [], ['__proto__', '<b>']],
      ['&down=', [], []],
    ])('%s takes down servers %j, and cannot read %j', (part, servers, unread) => {
      expect(readLossInAddress(part)).toMatchObject({ lost: { servers, site: null }, unread })
    })

    it.each([
      ['&site=2', { site: 2 }, []],
      ['&site=two', { site: null }, ['two']],
      ['&link=cut&over=yes', { link: true, byHand: true }, []],
      ['&link=mended', { link: false }, ['mended']],
      // Nobody acts where nothing is down.
      ['&over=yes', { byHand: false }, []],
    ])('%s is %j', (part, lost, unread) => {
      expect(readLossInAddress(part)).toMatchObject({ lost, unread })
    })

    it.each(['', '?p=0abcZ', '&utm_source=mail', '&downs=3', '&breakdown=3'])(
      '%j says nothing of it',
      (part) => {
        expect(readLossInAddress(part)).toBeNull()
        expect(addressWithoutLoss(part)).toBe(part)
      },
    )

    it('of anything takes whole numbers, each once and in order, and never throws', () => {
      const numbered = fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const servers = readLossInAddress(`&down=${text}`)?.lost.servers ?? []
        expect(servers.every((one) => Number.isInteger(one) && one > 0)).toBe(true)
        expect([...new Set(servers)].toSorted((one, other) => one - other)).toEqual(servers)
      })
      fc.assert(numbered)
    })
  })
})

describe('made', () => {
  const code = encodePlan(defaultPlan).code
  const part = linkDateAndVersion(new Date(2026, 0, 5))

  describe('what a link says of its making', () => {
    it('is the day and the version of Spindle', () => {
      expect(part).toMatch(/^&on=2026-01-05&by=\d+\.\d+\.\d+$/)
      expect(readLinkStamp(part)).toEqual({ on: '2026-01-05', by: part.split('by=')[1] })
    })

    it('stands outside of the code, which opens in a copy that knows nothing of it', () => {
      const { code: found, named } = readAddress(`#/plan?p=${code}&down=2${part}`)
      expect(found).toContain(code)
      expect(named?.lost.servers).toEqual([2])
      // All there was of a link before: its text, whose check says which pieces belong to the code.
      for (const text of [found ?? '', `${code}&down=2${part}).`, `"${code}\n${part}"`])
        expect(decodeLink(text)).toMatchObject({ ok: true, code })
      expect(readLinkStamp(found ?? '')?.on).toBe('2026-01-05')
    })

    it.each([
      ['encoded in quoted-printable', '&on=3D2026-01-05&by=3D0.1.0', '2026-01-05', '0.1.0'],
      ['in a sentence', '&on=2026-01-05&by=0.1.0).', '2026-01-05', '0.1.0'],
      ['in the other order', '&by=1.12&on=2026-01-05', '2026-01-05', '1.12'],
      ['with half of it', '&on=2026-02-28', '2026-02-28', null],
    ])('is read %s', (_name, text, on, by) => {
      expect(readLinkStamp(text)).toEqual({ on, by })
    })

    it.each([
      '',
      '&on=&by=',
      '&on=2026-02-30',
      '&on=2026-13-01',
      '&on=0000-01-01',
      '&on=2026-1-1',
      '&on=tomorrow',
      '&by=<script>',
      '&by=javascript:alert(1)',
      '&by=99999999999999999999.1',
      '&by=1',
      '&season=2026-01-05',
    ])('is nothing where that is none: %j', (text) => {
      expect(readLinkStamp(text)).toBeNull()
    })
  })
})

describe('mapped', () => {
  it('remembers the plans whose answers were mapped, and no other', () => {
    for (const { code, plan } of linksOfVersion1) {
      const opened = decodePlan(code)
      if (!opened.ok) throw new Error(`${code} opens`)
      expect(isPlanMappedToOtherMethod(rememberMappedPlan(opened))).toBe(
        !['2003', '2007', '2010'].includes(plan.exchange),
      )
    }
    const later = decodePlan(encodePlan(withVersion(defaultPlan, '2019')).code)
    if (!later.ok) throw new Error('A plan of version 3 opens')
    expect(isPlanMappedToOtherMethod(rememberMappedPlan(later))).toBe(false)
  })
})

describe('open sections', () => {
  it('keeps what was opened and closed, each section by itself', () => {
    setSectionsOpen(['designs', 'growth'], true)
    setSectionsOpen(['growth'], false)
    expect(useSectionFolds.getState()).toEqual({ designs: true, growth: false })
    const before = useSectionFolds.getState()
    setSectionsOpen(['designs'], true)
    expect(useSectionFolds.getState(), 'nothing is told where nothing changed').toBe(before)
  })
})

describe('project name', () => {
  const initial = project.getInitialState()
  const now = () => project.getState()
  const titled = () => projectTitle(now())
  const lastWords = () => {
    const step = historySteps(now()).at(-1)
    if (!step) throw new Error('Nothing was done')
    return editWords(step.of, step.before, step.after, formatFor('en-US'))
  }

  beforeEach(() => project.setState(initial, true))

  describe('the name of a project', () => {
    it('is the name of its first variant until somebody names the project', () => {
      expect(titled()).toBe('')
      renameVariant(now().variant, 'Base')
      duplicateVariant(now().variant)
      renameVariant(now().variant, 'Fewer copies')
      expect(titled()).toBe('Base')
      renameProject('Contoso')
      renameVariant(now().variant, 'More')
      expect(titled()).toBe('Contoso')
      expect(now().plan.name).toBe('More')
      renameProject('')
      expect(titled()).toBe('Base')
    })

    it('is a step that is undone and made again, and says what it was', () => {
      renameProject('Contoso')
      renameProject('Contoso')
      expect(now().history).toHaveLength(1)
      expect(lastWords()).toBe('Project named “Contoso”')
      undo()
      expect(titled()).toBe('')
      redo()
      expect(titled()).toBe('Contoso')
      renameProject('')
      expect(lastWords()).toBe('Name of the project removed')
    })

    it('stays whichever variant is opened, and goes with the project', () => {
      renameProject('Contoso')
      const first = now().variant
      duplicateVariant(first)
      openVariant(first)
      expect(titled()).toBe('Contoso')
      startOver()
      expect(titled()).toBe('')
      undo()
      expect(titled()).toBe('Contoso')
      openProject([defaultPlan], 0, 'file', { projectName: 'Fabrikam' })
      expect(titled()).toBe('Fabrikam')
    })

    it('is saved with the project and shown among the recent projects', async () => {
      renameVariant(now().variant, 'Base')
      expect(projectToSavedText(now())).not.toContain('"project"')
      renameProject('Contoso')
      const text = projectToSavedText(now())
      expect(savedProjectWords(summarizeSavedProject(text), formatFor('en-US'))).toMatch(
        /^“Contoso”, “Base”, 6,000/,
      )
      const saved = await readSavedProject(text)
      startOver()
      if (saved) openSavedProject(withNewVariantIds(saved.state), 'restored')
      expect(titled()).toBe('Contoso')
    })
  })
})

describe('results', () => {
  it('results are made once for the plans on screen, and not kept for all in the history', () => {
    const plans = Array.from({ length: 30 }, (_unused, at) => planWith({ mailboxes: 1000 + at }))
    const [first] = plans
    if (!first) throw new Error('There are thirty')
    const results = resultsOf(first)
    // One that is asked for again and again stays.
    const sizings = plans.map((plan) => [sizeResultOf(plan), resultsOf(first)] as const)
    for (const [, again] of sizings) expect(again).toBe(results)
    const kept = plans.filter((plan, at) => sizeResultOf(plan) === sizings[at]?.[0])
    expect(kept).not.toContain(plans[1])
  })
})

describe('start', () => {
  const [tier] = defaultPlan.tiers
  if (!tier) throw new Error('A plan has a tier')

  describe('the worked example', () => {
    it('is a plan of which no answer was changed, whatever it is called', () => {
      expect(isExamplePlan(defaultPlan)).toBe(true)
      expect(isExamplePlan({ ...defaultPlan, name: 'Contoso', customer: 'Contoso Ltd' })).toBe(true)
    })

    it('is no plan with an answer, a version, a tier or a list of its own', () => {
      const others: readonly Plan[] = [
        { ...defaultPlan, servers: 5 },
        withVersion(defaultPlan, '2019'),
        { ...defaultPlan, tiers: [{ ...tier, mailboxes: 5999 }] },
        { ...defaultPlan, tiers: [tier, tier] },
      ]
      expect(others.map(isExamplePlan)).toEqual(others.map(() => false))
    })

    it('ends with the first answer that a person gives', () => {
      const numbers = allAnswerFields
        .filter(({ kind, scope }) => kind === 'number' && scope === 'plan')
        .filter(({ isPrice }) => !isPrice)
      expect(numbers.length).toBeGreaterThan(10)
      for (const { key } of numbers)
        expect(isExamplePlan({ ...defaultPlan, [key]: 12.5 }), key).toBe(false)
    })

    it('is left by a second variant, and by what is typed and no answer yet', () => {
      const now = project.getInitialState()
      expect(isUntouchedProject(now)).toBe(true)
      expect(isExamplePlan({ ...defaultPlan, prices: { 'PS6100XV-600': 9000 } })).toBe(false)
      expect(isUntouchedProject({ ...now, drafts: { 'mailboxes 0': '6k' } })).toBe(false)
      const { plan, tierIds, computed, drafts, origins } = now
      const other = { id: 2, state: { plan, tierIds, computed, drafts, origins } }
      expect(isUntouchedProject({ ...now, after: [other] })).toBe(false)
    })
  })

  describe('a new plan', () => {
    it('is nobody’s yet, with whatever the program decided of it', () => {
      const now = project.getInitialState()
      const { plan } = decideAutomatic(initialPlan)
      expect(plan).not.toBe(initialPlan)
      for (const one of [initialPlan, plan]) {
        expect([isUntouchedPlan(one), isExamplePlan(one)]).toEqual([true, false])
        expect(isUntouchedProject({ ...now, plan: one })).toBe(true)
      }
      expect(isUntouchedPlan({ ...plan, automatic: [] })).toBe(false)
      expect(isUntouchedPlan({ ...plan, name: 'Contoso' })).toBe(false)
      expect(isUntouchedProject({ ...now, plan: { ...plan, bays: 16 } })).toBe(false)
    })
  })
})
