/** In ms: how long a part slides, or a tab appears, where no setting says it (specification §9). */
export const DEFAULT_DURATION = 400
