import { getApps, initializeApp } from 'firebase-admin/app'
import type { App } from 'firebase-admin/app'
import type { Config } from '../config.ts'

/** The Admin SDK's app of a project; several can live in one process, as in tests. */
export const firebaseApp = ({ projectId, bucket }: Config): App =>
  getApps().find(({ name }) => name === projectId) ??
  initializeApp({ projectId, storageBucket: bucket }, projectId)
