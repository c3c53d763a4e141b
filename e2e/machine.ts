import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const isRoot = process.getuid?.() === 0

/** Path of the first of these programs found on PATH; undefined if none is. */
export function findOnPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
}

/** Runs a command. Returns true if it succeeded. */
export function attempt(command: string, ...parameters: string[]): boolean {
  try {
    execFileSync(command, parameters, { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

/** Installs a Debian package if that is possible without a prompt: as root on Debian. */
export function installOnDebian(name: string): void {
  if (!isRoot || !existsSync('/etc/debian_version')) return
  if (attempt('apt-get', 'update')) attempt('apt-get', 'install', '-y', name)
}
