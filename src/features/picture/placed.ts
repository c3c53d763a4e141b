import type { DrawnGroup, DrawnServer, DrawnSite, DrawnUnit } from './drawn-design.ts'
import type { PlacedKey } from './picture-keys.ts'
import type { ServerShape } from './server-shape.ts'

/** A place in the picture, in pixels. */
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A server and its place. */
export type PlacedServer = { readonly server: DrawnServer; readonly box: Box }

/** Servers in one frame, and their places. */
export type PlacedUnit = {
  readonly unit: DrawnUnit
  /** The frame around two servers; null around one. */
  readonly frame: Box | null
  readonly servers: readonly PlacedServer[]
  /** The storage its servers share, or null. */
  readonly shared: Box | null
}

/** The servers of a DAG in a site, and their places. */
export type PlacedGroup = {
  readonly group: DrawnGroup
  /** Where the name of the DAG stands; null without one. */
  readonly head: Box | null
  readonly units: readonly PlacedUnit[]
}

/** A site, and the places of all in it. */
export type PlacedSite = {
  readonly site: DrawnSite
  readonly box: Box
  /** Where its name stands; null of the only site. */
  readonly head: Box | null
  readonly groups: readonly PlacedGroup[]
  /** Arrays that serve all of the site; null without them. */
  readonly shared: Box | null
}

/** A line of the network. */
export type PlacedLine = {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

/** Where everything of a picture stands. */
export type PictureLayout = {
  readonly width: number
  readonly height: number
  readonly shape: ServerShape
  readonly sites: readonly PlacedSite[]
  /** The first of them has the words of the network. */
  readonly links: readonly PlacedLine[]
  /** A witness in a site of its own. */
  readonly witness: {
    readonly words: string
    readonly box: Box
    readonly lines: readonly PlacedLine[]
  } | null
  readonly keys: readonly PlacedKey[]
  /** DAGs that are not drawn, because they are built like those that are. */
  readonly alike: number
}
