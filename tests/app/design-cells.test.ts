import { expect, it } from 'vitest'
import { levelWords } from '../../src/app/answer/level-words.ts'
import { levelCell } from '../../src/app/design-cells.tsx'
import { levels } from '../../src/engine/designs/level.ts'
import { textOf } from '../../src/ui/cell.tsx'
import { formatOf } from '../../src/ui/format.ts'

const format = formatOf('en-US')

it.each(levels)('calls a design that is found to be %s as the plan does', (level) => {
  const { words } = levelWords[level]
  expect(textOf(levelCell(level, false), format)).toBe(words)
  expect(textOf(levelCell(level, true), format).toLowerCase()).toBe(
    `proposed: ${words.toLowerCase()}`,
  )
})
