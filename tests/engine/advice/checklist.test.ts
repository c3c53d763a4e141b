import { describe, expect, it } from 'vitest'
import { checklist, isPublished, notModelled, type Source } from '../../../src/engine/index.ts'

const lines = checklist.flatMap((group) => group.lines)
const isSentence = /^[A-Za-z].*[.]$/
const wordsOf = (source: Source) =>
  isPublished(source) ? source.place : 'rule' in source ? source.rule : source.fact

describe('the deployment checklist', () => {
  it('has lines in every group, each once and as a sentence', () => {
    expect(checklist.every((group) => group.lines.length > 1)).toBe(true)
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
    for (const { text } of lines) expect(text).toMatch(isSentence)
  })

  it('names the place of every line in a paper', () => {
    for (const { source } of lines) expect(isPublished(source)).toBe(true)
  })

  // What section 8 of the method asks for.
  it.each([
    'MPIO',
    'separate networks',
    'twice',
    'Flow control',
    'Jumbo frames',
    'Spanning tree',
    'two network adapters',
    'VMXNET3',
    'port group',
    'GPT',
    'basic disks',
    'default alignment',
    'aligned to 64 KB',
    'allocation units of 64 KB',
    'operating system is on other drives',
    'targets and connections',
    'equal blocks',
  ])('asks for %s', (text) => {
    expect(lines.some((line) => line.text.includes(text))).toBe(true)
  })
})

describe('what is not modelled', () => {
  it('is a list of sentences with their sources', () => {
    expect(new Set(notModelled.map(({ text }) => text)).size).toBe(notModelled.length)
    for (const { text, source } of notModelled) {
      expect(text).toMatch(isSentence)
      expect(wordsOf(source)).not.toBe('')
    }
  })

  // What section 9 of the method names.
  it.each([
    'Replay of logs into passive copies',
    'Lagged copies',
    'Loss of a whole site',
    'replication, seeding and backup',
    '1 GbE ports',
    'backups fail',
    'Restore volumes, personal archives, public folders and the transport queue',
    'Processors',
    'members of a group',
    'size of a volume',
    'virtual machines',
    'outside of what was measured',
  ])('names %s', (text) => {
    expect(notModelled.some((line) => line.text.includes(text))).toBe(true)
  })
})
