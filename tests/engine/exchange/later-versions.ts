import { isPublic, type PublicFigure, type Standing } from '../../../src/engine/core/source.ts'
import { behind, type Worked } from '../../../src/engine/core/worked.ts'
import type { ExchangeVersion, LoadMethod } from '../../../src/engine/exchange/version.ts'
import { workedIn } from '../plans.ts'
import { messages } from './figures.ts'

type LogWrites = Extract<LoadMethod, { method: 'log writes' }>

/** How a version from 2013 on turns mailboxes into load. */
export function logWritesOf({ load }: ExchangeVersion): LogWrites {
  if (load.method !== 'log writes') throw new Error('A later version counts log writes')
  return load
}

/** What a version says of mailboxes with few messages and with many, at 250 and around it. */
function byMessages({ iopsPerMailbox, readShare, cachePerMailbox }: ExchangeVersion): Worked[] {
  return [1, 50, 249, 250, 251, 500, 2000].flatMap((count) =>
    [
      iopsPerMailbox.dag,
      iopsPerMailbox.none,
      readShare.dag,
      readShare.none,
      ...(cachePerMailbox ? [cachePerMailbox] : []),
    ].map((read) => read(messages(count))),
  )
}

/** Every figure of a version, in one order for all of them. */
export function figuresOf(version: ExchangeVersion): Worked[] {
  return [...workedIn(version), ...byMessages(version)]
}

/** The standing of every figure behind the given ones that is a public one, by its label. */
export function standingsOf(roots: readonly Worked[]): ReadonlyMap<string, Standing> {
  return new Map(
    behind(roots).flatMap(({ label, how }) =>
      how.kind === 'published' && isPublic(how.cite) ? [[label, how.cite.standing] as const] : [],
    ),
  )
}

/** Every public figure that a number or a rule behind the given ones rests on, by its label. */
export function publicSourcesOf(roots: readonly Worked[]): readonly [string, PublicFigure][] {
  return behind(roots).flatMap(({ label, how }): [string, PublicFigure][] => {
    const source = how.kind === 'published' ? how.cite : 'source' in how ? how.source : null
    return source && isPublic(source) ? [[label, source]] : []
  })
}
