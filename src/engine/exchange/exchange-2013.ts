import { calculator } from '../core/source.ts'
import { assumed, published, type Worked } from '../core/worked.ts'
import { exchange2010 } from './exchange-2010.ts'
import type { Edition, RoleVersion } from './version.ts'

const after2010 = 'Nothing was read for later versions; taken as for Exchange 2010.'

function likeIn2010(edition: Edition): Worked<'databases'> {
  const { label, value } = exchange2010.databasesPerServer[edition]
  return assumed(label, value, 'databases', after2010)
}

/** Exchange Server 2013: what it is. What a mailbox costs there stands with its method. */
export const exchange2013 = {
  id: '2013',
  name: 'Exchange Server 2013',
  method: 'roles',
  has: exchange2010.has,
  documents: ['calculator'],
  standing: null,
  equalLogic: 'extrapolated',
  databasesPerServer: {
    Standard: likeIn2010('Standard'),
    Enterprise: likeIn2010('Enterprise'),
  },
  serversPerDag: published('Most members of a DAG', 16, 'servers', calculator('Input')),
} as const satisfies RoleVersion

/** Exchange Server 2016: with public figures of its own for processors and memory. */
export const exchange2016 = {
  ...exchange2013,
  id: '2016',
  name: 'Exchange Server 2016',
  standing: 'A',
} as const satisfies RoleVersion

/** Exchange Server 2019: nothing is published for it but the sizes of a server. */
export const exchange2019 = {
  ...exchange2013,
  id: '2019',
  name: 'Exchange Server 2019',
  standing: 'assumed',
} as const satisfies RoleVersion

/** The Subscription Edition: as 2019. */
export const exchangeSe = {
  ...exchange2019,
  id: 'SE',
  name: 'Exchange Server Subscription Edition',
} as const satisfies RoleVersion
