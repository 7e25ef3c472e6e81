/** The package's version, put in by the build. */
declare const __VERSION__: string
/** The hash of all chunks of this build, put in by the build. */
declare const __CHUNKS__: string
