import { beforeEach, describe, expect, it } from 'vitest'
import { editWords } from '../../../src/app/frame/edit-words.ts'
import { headlineWords } from '../../../src/app/frame/headline-words.ts'
import { headlineOf } from '../../../src/app/store/earlier.ts'
import { project } from '../../../src/app/store/project.ts'
import { readSaved, savedText } from '../../../src/app/store/saved-text.ts'
import { redo, stepsOf, undo } from '../../../src/app/store/undo.ts'
import {
  duplicateVariant,
  openVariant,
  projectTitle,
  renameProject,
  renameVariant,
  renumbered,
} from '../../../src/app/store/variants.ts'
import { openProject, startOver, takeSaved } from '../../../src/app/store/whole-projects.ts'
import { defaultPlan } from '../../../src/engine/index.ts'
import { formatOf } from '../../../src/ui/format.ts'

const initial = project.getInitialState()
const now = () => project.getState()
const titled = () => projectTitle(now())
const lastWords = () => {
  const step = stepsOf(now()).at(-1)
  if (!step) throw new Error('Nothing was done')
  return editWords(step.of, step.before, step.after, formatOf('en-US'))
}

beforeEach(() => project.setState(initial, true))

describe('the name of a project', () => {
  it('is that of its first variant until it has one of its own', () => {
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

  it('is saved with it, and heads it among the recent projects', async () => {
    renameVariant(now().variant, 'Base')
    expect(savedText(now())).not.toContain('"project"')
    renameProject('Contoso')
    const text = savedText(now())
    expect(headlineWords(headlineOf(text), formatOf('en-US'))).toMatch(/^“Contoso”, “Base”, 6,000/)
    const saved = await readSaved(text)
    startOver()
    if (saved) takeSaved(renumbered(saved.state), 'restored')
    expect(titled()).toBe('Contoso')
  })
})
