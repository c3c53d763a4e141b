interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}

interface ImportMetaEnv {
  /** The address a printed report links to; set when building, optional. */
  readonly VITE_PUBLIC_ADDRESS?: string
}

/** The version of the product, from package.json. */
declare const __VERSION__: string
