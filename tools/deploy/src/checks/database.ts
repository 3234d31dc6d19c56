import { unlessMissing } from '../google/google-api.ts'
import { firebaseCommand, type Check } from './check.ts'

type Database = { type: string; locationId: string }

export const databaseCheck: Check = {
  name: 'there is a Firestore database beside the function',
  run: async ({ google, project, region }) => {
    const database = await unlessMissing(
      google.get<Database>(
        'firestore.googleapis.com',
        `/v1/projects/${project}/databases/(default)`,
      ),
    )
    if (!database)
      return [
        {
          message: 'The project has no Firestore database.',
          fix: firebaseCommand(
            project,
            `firestore:databases:create "(default)" --location ${region}`,
          ),
        },
      ]
    if (database.type !== 'FIRESTORE_NATIVE')
      return [
        {
          message: `The database is in ${database.type}, and the shop needs Firestore in native mode.`,
          fix: 'A database of another mode can be deleted while it is empty; else take another project.',
        },
      ]
    if (database.locationId === region) return []
    return [
      {
        message: `The database is in ${database.locationId}, the function in ${region}: every read would cross between them.`,
        fix: `A database can't move. Put ${database.locationId} for ${region} in functions/src/index.ts and firebase.json, or take a project with a database in ${region}.`,
      },
    ]
  },
}
