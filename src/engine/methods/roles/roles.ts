import type { Method } from '../port.ts'
import { layoutByRoles } from './servers/volume-layout.ts'
import { sizeByRoles } from './size-by-roles.ts'

/** The method for Exchange 2013 to SE, of Microsoft’s role requirements. */
export const roles: Method = { id: 'roles', size: sizeByRoles, layout: layoutByRoles }
