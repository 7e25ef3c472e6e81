#!/usr/bin/env node
/** The package's command. Each subcommand loads on demand. */
const HELP = `skerry <command> [options]

  check <page, folder or address>…   what Skerry drives, what is wrong, and whether it would take over a page
  init <page.html>…                  writes the tag into pages, and Skerry’s files beside them
  adopt <folder>                     removes the page builder’s scripts from a static export

  skerry <command> --help            shows the options of a command
  skerry --version`

const commands: Record<string, (argv: string[]) => unknown> = {
  check: async (argv) => (await import('./check')).check(argv),
  init: async (argv) => (await import('./init')).init(argv),
  adopt: async (argv) => {
    const [{ adopt }, { readTools }] = await Promise.all([import('../adopt/command'), import('./package-tools')])
    await adopt(argv, 'npx skerry adopt <folder> [--out folder | --write | --undo] [options]', readTools)
  },
}

const [name = '', ...rest] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command) {
  try {
    await command(rest)
  } catch (error) {
    // Node would print the whole line of code, and our lines are long.
    console.error(error instanceof Error ? error.stack : error)
    process.exitCode = 2
  }
  // The window lent to our source keeps the process alive.
  process.exit()
} else if (name === '--version' || name === '-v') console.log(__VERSION__)
else if (['', '--help', '-h', 'help'].includes(name)) console.log(HELP)
else {
  console.error(`There is no command “${name}”.\n\n${HELP}`)
  process.exit(2)
}

export {}
