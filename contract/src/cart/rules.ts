/** A guest's id is the only key to that cart; the SPA adds an unguessable suffix, other callers a UUID, say (contract §4). */
export const GUEST_ID_PATTERN = /^guest_\d{1,30}(_[A-Za-z0-9_-]{1,64})?$/

export const absentIsUndefined = (value: unknown) =>
  value === '' || value === null ? undefined : value
