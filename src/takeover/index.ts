import type { Stub } from './stub'
export async function takeOver(stub: Stub): Promise<void> {
  await stub.giveBack()
}
