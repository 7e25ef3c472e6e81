import { start } from '../src/boot'

start()
