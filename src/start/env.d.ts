interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}

interface ImportMetaEnv {
  /** Address that printed reports link to; optional, set at build time. */
  readonly VITE_PUBLIC_ADDRESS?: string
}

/** Product version, from package.json. */
declare const __VERSION__: string
