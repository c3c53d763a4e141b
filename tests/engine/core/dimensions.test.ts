import { describe, expect, it } from 'vitest'
import { type Formula, formula } from '../../../src/engine/core/formula.ts'
import { citeCalculator } from '../../../src/engine/core/source.ts'
import type { ConstantUnit, Unit } from '../../../src/engine/core/units.ts'
import { unitFaults } from './dimensions.ts'

const of = (
  text: string,
  takes: Readonly<Record<string, Unit>>,
  unit: Unit,
  constants: Readonly<Record<number, ConstantUnit>> = {},
): Formula =>
  formula({
    label: 'Planted',
    unit,
    takes,
    text,
    constants,
    source: citeCalculator('Input'),
  })

const mail = { messages: 'messages/day', size: 'KB', kept: 'days' } as const

describe('a text whose units agree', () => {
  it.each([
    ['a conversion', of('messages × size × kept ÷ 1000', mail, 'MB', { 1000: 'KB/MB' })],
    [
      'a conversion by the day',
      of('messages × size ÷ 1000', { messages: 'messages/day', size: 'KB' }, 'MB', {
        1000: 'KB/MB/day',
      }),
    ],
    ['a binary one', of('size ÷ 1024', { size: 'MiB' }, 'GiB', { 1024: 'MiB/GiB' })],
    [
      'a drive as it is bought, formatted',
      of('drive × 1000000000 ÷ 1073741824', { drive: 'GB/drive' }, 'GiB', {
        1000000000: 'bytes/GB',
        1073741824: 'bytes/GiB',
      }),
    ],
    [
      'logs on the wire, from binary to bits',
      of('perDay × 1 × share × 8 ÷ 3600', { perDay: 'logs/day', share: '%' }, 'Mb/s', {
        1: 'days',
        8: 'Mb',
        3600: 's',
      }),
    ],
    ['hours as days', of('hours ÷ 24', { hours: 'hours' }, 'days', { 24: 'hours/days' })],
    [
      'processors',
      of(
        'each × messages × 1.5',
        { each: 'megacycles/message', messages: 'messages/day' },
        'megacycles',
      ),
    ],
    ['a step of the same kind', of('up(size, step)', { size: 'GiB', step: 'GiB' }, 'GiB')],
    ['a rounded factor', of('round(size ÷ 78.9, 0.1)', { size: 'KiB' }, '×', { 78.9: 'KiB' })],
    [
      'joined conditions',
      of(
        'if one > 1 and load > 0 or not (one = 2) then one else 0',
        { one: 'GB', load: 'IOPS' },
        'GB',
        { 1: 'GB', 2: 'GB' },
      ),
    ],
    ['counts', of('servers × each', { servers: 'servers', each: 'databases' }, 'databases')],
    ['nothing of anything', of('max(0, one − other)', { one: 'GB', other: 'GB' }, 'GB')],
    [
      'a figure with its unit',
      of('if size ≤ 75 then 1 else size ÷ 75', { size: 'KB' }, '×', { 75: 'KB' }),
    ],
    [
      'a whole number of steps',
      of('ceil(needed ÷ step) × step', { needed: 'GB', step: 'GB' }, 'GB'),
    ],
    [
      'a rate of transfers and what each costs',
      of('each × messages', { each: 'IOPS/message', messages: 'messages/day' }, 'IOPS/mailbox'),
    ],
    [
      'a latency that grows with the load',
      of('time × load', { time: 'ms/(IOPS/drive)', load: 'IOPS/drive' }, 'ms'),
    ],
  ])('has no fault: %s', (_what, one) => {
    expect(unitFaults(one)).toEqual([])
  })
})

describe('a planted fault is found', () => {
  const size = { size: 'MB' } as const
  const two = { one: 'GB', other: 'GB' } as const
  it.each([
    ['decimal and binary in a sum', of('one + other', { one: 'GB', other: 'GiB' }, 'GiB')],
    ['decimal and binary in a maximum', of('max(one, other)', { one: 'GB', other: 'GiB' }, 'GB')],
    [
      'decimal and binary in a comparison',
      of('if one > other then 1 else 2', { one: 'GB/drive', other: 'GiB' }, '×'),
    ],
    ['decimal taken for binary', of('one', { one: 'GB/drive' }, 'GiB')],
    ['a share of the one in the other', of('one ÷ other', { one: 'GiB', other: 'GB' }, '%')],
    [
      'a binary constant for decimal sizes',
      of('one ÷ 1024', { one: 'MB' }, 'GB', { 1024: 'MiB/GiB' }),
    ],
    ['bytes taken for bits', of('one × 8', { one: 'MB/s' }, 'Mb/s')],
    ['a step of another kind', of('up(one, other)', { one: 'GiB', other: 'GB' }, 'GiB')],
    ['a size rounded to a bare step', of('round(one, 1)', { one: 'GiB' }, 'GiB')],
    ['choices of a size', of('permutations(one, 2) × one ÷ one', { one: 'GiB' }, '×')],
    [
      'a condition behind another one',
      of('if one > one and one > load then 1 else 2', { one: 'GB', load: 'IOPS' }, '×'),
    ],
    [
      'a condition that is denied',
      of('if not (one > load) then 1 else 2', { one: 'GB', load: 'IOPS' }, '×'),
    ],
    ['a missing conversion', of('messages × size × kept', mail, 'MB')],
    ['a conversion without its unit', of('messages × size × kept ÷ 1000', mail, 'MB')],
    ['a conversion the wrong way', of('size × 1000', size, 'GB', { 1000: 'MB/GB' })],
    ['a conversion that is no such', of('size ÷ 1024', size, 'GB', { 1024: 'MB/GB' })],
    ['a unit for a constant that is not there', of('size × 2', size, 'MB', { 3: 'MB' })],
    [
      'days forgotten',
      of('messages × size ÷ 1000', { messages: 'messages/day', size: 'KB' }, 'MB', {
        1000: 'KB/MB',
      }),
    ],
    ['gigabytes and IOPS', of('space + load', { space: 'GB', load: 'IOPS' }, 'GB')],
    ['megabytes less gigabytes', of('one − other', { one: 'MB', other: 'GB' }, 'MB')],
    ['the larger of a size and a load', of('max(one, other)', { one: 'GB', other: 'IOPS' }, 'GB')],
    [
      'a comparison of two kinds',
      of('if one > other then 1 else 2', { one: 'GB', other: 'ms' }, '×'),
    ],
    ['a comparison with a bare number', of('if size ≤ 75 then 1 else 2', { size: 'KB' }, '×')],
    ['a choice of two kinds', of('if 1 > 2 then one else other', { one: 'GB', other: 'ms' }, 'GB')],
    ['a size rounded to a whole number', of('ceil(one + other)', two, 'GB')],
    ['the logarithm of a size', of('log2(one ÷ other) × log2(one)', two, '×')],
    ['a power of a size', of('power(one, 2) ÷ other', two, 'GB')],
    ['a product taken for a sum', of('one × other', two, 'GB')],
    ['a share of what is not its kind', of('load ÷ space', { load: 'IOPS', space: 'GB' }, '%')],
    ['a load taken for a size', of('servers × load', { servers: 'servers', load: 'IOPS' }, 'GB')],
    ['a negative of another kind', of('one + −load', { one: 'GB', load: 'IOPS' }, 'GB')],
    ['money without its kind', of('price + drives', { price: 'money', drives: 'drives' }, 'money')],
  ])('%s', (_what, one) => {
    expect(unitFaults(one).join()).toContain('Planted, “')
  })

  it('and named', () => {
    expect(unitFaults(of('space + load', { space: 'GB', load: 'IOPS' }, 'GB'))).toEqual([
      'Planted, “space + load”: + joins 1000000000 bytes and 1 transfers × seconds^-1',
    ])
    expect(unitFaults(of('messages × size × kept', mail, 'MB'))).toEqual([
      'Planted, “messages × size × kept”: gives 1000 bytes, not 1000000 bytes, which is MB',
    ])
  })
})
