import { MIGRATIONS } from '../../../functions/src/database/migrations/migrations.ts'
import { unlessMissing, type GoogleApi } from './google/google-api.ts'

type Stored = { fields?: { doneAt?: { timestampValue?: string } } }

const stateOf = async (google: GoogleApi, project: string, name: string): Promise<string> => {
  const path = `/v1/projects/${project}/databases/(default)/documents/migrations/${name}`
  const stored = await unlessMissing(google.get<Stored>('firestore.googleapis.com', path))
  if (!stored) return 'to be run'
  const done = stored.fields?.doneAt?.timestampValue
  return done ? `done on ${done.slice(0, 10)}` : 'begun: goes on where it stopped'
}

export const describeMigrations = async (
  google: GoogleApi | undefined,
  project: string,
): Promise<string[]> => {
  const lines: string[] = []
  for (const { name, what } of MIGRATIONS) {
    const state = google ? ` (${await stateOf(google, project, name)})` : ''
    lines.push(`${name}: ${what}${state}`)
  }
  return lines
}
