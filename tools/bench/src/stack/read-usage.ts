/** Documents as Firestore would bill them; deletes count as writes. */
export type Usage = { reads: number; writes: number }

export const readUsage = async (firestorePort: number): Promise<Usage> => {
  const reply = await fetch(`http://127.0.0.1:${firestorePort}/emulator/v1/usage`)
  const { total } = (await reply.json()) as {
    total: { reads: number; writes: number; deletes: number }
  }
  return { reads: total.reads, writes: total.writes + total.deletes }
}
