// @vitest-environment page
import { act } from 'react'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { NoticeText } from '../../../src/app/frame/notice-text.tsx'
import { rememberMappedPlan } from '../../../src/app/store/mapped-plans.ts'
import { endEdit, newStateOfPlan, project, setAnswer } from '../../../src/app/store/project.ts'
import { allVariants } from '../../../src/app/store/project-state.ts'
import { initialPlan } from '../../../src/app/store/start.ts'
import { addTier, removeTier } from '../../../src/app/store/tiers.ts'
import { addVariant, removeVariant } from '../../../src/app/store/variants.ts'
import { applyChangedPlan } from '../../../src/app/store/whole-projects.ts'
import { decodePlan, encodePlan } from '../../../src/codec/index.ts'
import { frameLinkCode } from '../../../src/codec/link-code.ts'
import { defaultPlan, fieldOf } from '../../../src/engine/index.ts'
import { drawn } from '../../browser.tsx'
import { linksOfVersion1 } from '../../links/golden.ts'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

it('tells of a plan that came with answers of the other method what became of them', async () => {
  const link = linksOfVersion1.find(({ plan }) => plan.exchange === '2019')
  const opened = decodePlan(link?.code ?? '')
  if (!opened.ok) throw new Error('The link opens')
  const notice = { done: 'mapped' } as const
  project.setState({ ...newStateOfPlan(rememberMappedPlan(opened)), notice })
  const box = await drawn(<NoticeText notice={notice} />)
  expect(box.textContent).toContain('is sized by its role requirements now')
})

const { code } = encodePlan({ ...defaultPlan, name: 'Mail' })
const framed = (mark: string) => frameLinkCode(new TextEncoder().encode('of another year'), mark)

it.each([
  [
    'with a character changed',
    `${code.slice(0, 8)}~${code.slice(9)}`,
    /^The link is damaged: .+ Copy it again /,
  ],
  ['without its end', code.slice(0, -3), /^The link is cut short: .+ Copy it again as a whole\. /],
  ['with nothing but a mark', '1', /^The link is cut short: /],
  [
    'of an unknown version',
    framed('9'),
    /version of Spindle that this one does not know\. Open it in /,
  ],
  [
    'from before the first release',
    framed('0'),
    /before its first release .+ Ask for a new one\. /,
  ],
])(
  'says why the link %s was refused, and that the own plan is unchanged',
  async (_which, link, words) => {
    const opened = decodePlan(link)
    if (opened.ok) throw new Error('The link opens')
    const box = await drawn(<NoticeText notice={{ done: 'refused', problem: opened.problem }} />)
    expect(box.textContent).toMatch(words)
    expect(box.textContent).toContain('Your own plan is unchanged.')
  },
)

it('says which page an address names that does not exist', async () => {
  const box = await drawn(<NoticeText notice={{ done: 'no such page', name: 'nosuch' }} />)
  expect(box.textContent).toContain('There is no page “nosuch”.')
})

it('names files that are not read, and says what can be dropped instead', async () => {
  const words = async (...files: readonly string[]) => {
    const box = await drawn(<NoticeText notice={{ done: 'not opened', files }} />)
    return box.querySelector('p')?.textContent
  }
  expect(await words('photo.png')).toBe(
    'Spindle cannot read “photo.png”. It opens a workbook of Microsoft’s calculator (.xlsm, .xlsx), a spreadsheet that it saved itself, mailbox statistics (.csv) and reports of Jetstress (.html, .xml, .txt). Your plan is unchanged.',
  )
  expect(await words('a', 'b', 'c', 'd', 'e')).toContain('“a”, “b”, “c” and 2 more.')
})

/** The words of the notice once another version was chosen, and its way back. */
async function changed(version: string) {
  setAnswer(fieldOf('exchange'), 0, version)
  const { notice } = project.getState()
  if (!notice) throw new Error('The change is told')
  const box = await drawn(<NoticeText notice={notice} />)
  return { words: box.querySelector('p')?.textContent?.replaceAll(/\s/g, ' '), box }
}

it('says what another version changed besides, with the units of its sizes, and takes it back', async () => {
  project.setState({ ...newStateOfPlan(initialPlan) })
  setAnswer(fieldOf('mailboxes'), 0, 20_000)
  endEdit()
  const { plan } = project.getState()
  const { words, box } = await changed('2010')
  expect(words).toBe(
    'With Exchange 2010 these changed, and what you entered is kept: Mailbox quota 2,048 MiB → 700 MB, Database copies automatic → 4 copies, Sites 1 site → 2 sites, Capacity overhead 0 % → 20 %. Its sizes are decimal: a GB is 1,000 MB.',
  )
  const undo = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo')
  await act(async () => undo?.click())
  expect(project.getState()).toMatchObject({ plan, notice: null })
})

it('says that nothing changed besides, where nothing did', async () => {
  const { words } = await changed('2007')
  expect(words).toBe('This is a plan for Exchange 2007 now, with all your answers.')
})

it('offers to bring a removed tier or variant back, and undoes an applied change', async () => {
  onTestFinished(() => project.setState(start, true))
  const { plan } = project.getState()
  const takenBack = async (words: string) => {
    const { notice } = project.getState()
    const box = await drawn(<NoticeText notice={notice ?? expect.unreachable()} />)
    const button = [...box.querySelectorAll('button')].find((one) => one.textContent === words)
    await act(async () => button?.click())
  }
  addTier()
  removeTier(0)
  await takenBack('Bring it back')
  expect(project.getState().plan.tiers).toHaveLength(2)
  addVariant()
  removeVariant(project.getState().variant)
  await takenBack('Bring it back')
  expect(allVariants(project.getState())).toHaveLength(2)
  applyChangedPlan({ ...defaultPlan, servers: 8 }, 'Servers 8')
  await takenBack('Undo')
  expect(project.getState().plan.servers).toBe(plan.servers)
})
