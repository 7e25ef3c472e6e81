/**
 * The functions of the source that have more than 60 lines. Nothing is added here, and what has become shorter leaves the list: what
 * measures, decides and writes is three functions. What is left: the take-over, one sequence of steps.
 */
export const LONG_FUNCTIONS = ['src/compat/dialogs-manager.ts: createWidget', 'src/takeover/index.ts: takeOver']
