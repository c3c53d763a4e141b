import { publicFigure } from '../../../core/source.ts'
import { assumed, published, type Worked } from '../../../core/worked.ts'
import { paperIopsPerMailbox } from '../../../exchange/versions.ts'

/** A class of users between those that PowerEdge prints: its public and its interpolated figure. */
export type PublicClass = {
  readonly name: string
  readonly messages: Worked<'messages/day'>
  readonly published: Worked<'IOPS/mailbox'>
  readonly interpolated: Worked<'IOPS/mailbox'>
}

/** Classes of Exchange 2007 that only secondary sources name, beside the interpolated figures. */
export function comparePublicClasses(): readonly PublicClass[] {
  return [publicClass('average', 50, 0.18), publicClass('very heavy', 150, 0.48)]
}

function publicClass(name: string, count: number, iops: number): PublicClass {
  const source = publicFigure('C', `The ${name} class of Exchange 2007.`, {
    publication: 'slipstick',
  })
  const reason = 'What secondary sources name for the class.'
  const messages = assumed(`Messages of the ${name} class`, count, 'messages/day', reason)
  return {
    name,
    messages,
    published: published(`IOPS per mailbox, ${name} class`, iops, 'IOPS/mailbox', source),
    interpolated: paperIopsPerMailbox('2007', 'none', messages),
  }
}
