import { z } from "zod";
import { tickOrEmpty } from "#messages/contracts/fields.ts";
import * as m from "#messages/contracts/workspace.ts";
import { type ErrorText, longText, personText, typedText } from "./fields.ts";
import { ProjectReport } from "./project-report.ts";
import {
  WORKSPACE_LIMITS as LIMITS,
  RATINGS,
  STARTUP_STAGES,
  SUGGESTION_AREAS,
  type SubmissionKind,
} from "./workspace-vocabulary.ts";

/** Submissions store form texts, so every field is a string; only the amount of an offer becomes a number. */

const line = (missing: ErrorText) => personText(missing, LIMITS.line);
const answer = (missing: ErrorText) => longText(missing, { max: LIMITS.answer });
const Slug = z.string().max(120);

const Review = z.object({
  rating: z.enum(RATINGS, { error: m.chooseRating }),
  text: longText(m.writeReview, { min: LIMITS.reviewMin, max: LIMITS.review }),
  mayBeShown: z.enum(["yes", ""], { error: tickOrEmpty }).default(""),
});

const IncubationApplication = z.object({
  startupName: line(m.nameStartup),
  sector: line(m.nameSector),
  city: line(m.nameCity),
  stage: z.enum(STARTUP_STAGES, { error: m.chooseStage }),
  problem: answer(m.writeProblem),
  need: answer(m.writeNeed),
});

const MentorshipReport = z.object({
  startup: Slug,
  metOn: typedText(m.meetingDay, LIMITS.line).pipe(z.iso.date({ error: m.meetingDay })),
  progress: answer(m.writeProgress),
  obstacles: answer(m.writeObstacles),
  nextSteps: answer(m.writeNextSteps),
});

const Suggestion = z.object({
  startup: Slug,
  area: z.enum(SUGGESTION_AREAS, { error: m.chooseArea }),
  text: longText(m.writeSuggestion, { min: LIMITS.reviewMin, max: LIMITS.answer }),
});

export const SUBMISSION_CONTRACTS = {
  review: Review,
  incubation: IncubationApplication,
  project_report: ProjectReport,
  mentorship_report: MentorshipReport,
  suggestion: Suggestion,
} satisfies Record<SubmissionKind, z.ZodType<Record<string, string>>>;
