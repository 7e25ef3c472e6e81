/** The package's version, set by the build. */
declare const __VERSION__: string
/** The hash of all chunks in this build, set by the build. */
declare const __CHUNKS__: string
