import { formula } from '../../../core/formula.ts'
import { ownRule } from '../../../core/source.ts'
import { foundByTrying, type Worked } from '../../../core/worked.ts'
import type { DeployedVolumes } from '../../port/deploying.ts'
import { databasesOfOnly } from '../space/volume-formulas.ts'

/** A server’s only volume, if it holds more databases than the mean server (MS10). */
export const largerVolume = formula({
  label: 'Volume of a server with more databases than the mean',
  unit: 'GiB',
  takes: { volume: 'GiB', databases: 'databases', sizedFor: 'databases' },
  text: 'volume × databases ÷ sizedFor',
  source: ownRule('A volume is as much larger as it holds more databases than it is sized for.'),
  errata: ['MS10'],
})

/**
 * A volume as it is made for this many databases. As Microsoft, a server’s only volume is sized for
 * the mean server, and another server may hold more (MS10).
 */
export function volumeHolding(
  { perVolume, mostCopies }: DeployedVolumes,
  volume: Worked<'GiB'>,
  databases: number,
): Worked<'GiB'> {
  const sizedFor =
    mostCopies.value > 0 ? databasesOfOnly({ copies: mostCopies, perVolume }) : perVolume
  if (databases <= sizedFor.value) return volume
  const held = foundByTrying('Databases on the volume', databases, 'databases', {
    condition: 'The databases that this server holds on the placement',
    inputs: [mostCopies],
    source: ownRule('Each server is made for the databases it holds.'),
    errata: ['MS10'],
  })
  return largerVolume({ volume, databases: held, sizedFor })
}
