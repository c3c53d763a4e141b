import { describe, expect, it } from 'vitest'
import {
  defaultPlan,
  fields,
  type Plan,
  tierPresets,
  withPreset,
  withVersion,
} from '../../../../src/engine/index.ts'

const plan = withVersion(defaultPlan, 'SE')
const [usual] = plan.tiers

describe('presets to start a tier from', () => {
  it('take every answer that they do not name from the default', () => {
    const [standard] = tierPresets
    expect(standard && withPreset(standard, null)).toEqual({
      ...usual,
      name: 'Standard mailboxes',
      mailboxes: 100,
    })
  })

  it('are answers that a person may give', () => {
    for (const preset of tierPresets) {
      const with1: Plan = { ...plan, tiers: [withPreset(preset, null)] }
      for (const field of fields.filter(({ scope }) => scope === 'tier')) {
        const value = field.read(with1, 0)
        if (field.kind !== 'number' || value === null) continue
        expect(value, `${preset.name}: ${field.key}`).toBeGreaterThanOrEqual(field.min)
        expect(value, `${preset.name}: ${field.key}`).toBeLessThanOrEqual(field.max)
      }
    }
  })

  it('leave a tier its mailboxes and their growth', () => {
    const before = { ...usual, name: 'Berlin', mailboxes: 4321, growth: 7, messages: 33 }
    for (const preset of tierPresets) {
      const { mailboxes, growth, name, messages } = withPreset(preset, before)
      expect({ mailboxes, growth, name }).toEqual({ mailboxes: 4321, growth: 7, name: preset.name })
      expect(messages).not.toBe(33)
    }
  })

  it('say of every figure what it rests on', () => {
    expect(tierPresets.map(({ source }) => source.standing)).toEqual([
      'A',
      'assumed',
      'assumed',
      'assumed',
      'assumed',
    ])
  })
})
