/**
 * Where Exchange’s scripts and AutoReseed look for volumes and databases on every server; volumes for
 * restores are elsewhere, for below the first AutoReseed takes and formats what has no database.
 */
export const deployedFolders = {
  volumes: 'C:\\ExchangeVolumes',
  databases: 'C:\\ExchangeDatabases',
  restores: 'C:\\ExchangeRestores',
} as const

/** Where a database and its logs lie on every server that holds a copy. */
export type DatabasePaths = { readonly folder: string; readonly logFolder: string }

/** Where the file of a database, and its logs, lie below the folder of its name. */
export function databasePaths(name: string): DatabasePaths {
  const own = `${deployedFolders.databases}\\${name}`
  return { folder: `${own}\\${name}.db`, logFolder: `${own}\\${name}.log` }
}
