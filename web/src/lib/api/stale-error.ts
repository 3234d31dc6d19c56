import { ApiError } from './api-error.ts'

/** Whether a change was refused because another user has changed the same thing since it was read. */
export const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'changed_meanwhile'
