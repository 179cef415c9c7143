import { z } from "zod";
import { longText, personText, typedText } from "./fields.ts";
import { ProjectReport } from "./project-report.ts";
import {
  WORKSPACE_LIMITS as LIMITS,
  RATINGS,
  STARTUP_STAGES,
  SUGGESTION_AREAS,
  type SubmissionKind,
} from "./workspace-vocabulary.ts";

/** Submissions store form texts, so every field is a string; only the amount of an offer becomes a number. */

const line = (label: string) => personText(label, LIMITS.line);
const answer = (label: string) => longText(label, { max: LIMITS.answer });
const Slug = z.string().max(120);

const Review = z.object({
  rating: z.enum(RATINGS, "Please choose one to five stars."),
  text: longText("your review", { min: LIMITS.reviewMin, max: LIMITS.review }),
  mayBeShown: z.enum(["yes", ""], "Please tick the box or leave it empty.").default(""),
});

const IncubationApplication = z.object({
  startupName: line("the name of your startup"),
  sector: line("your sector"),
  city: line("your city"),
  stage: z.enum(STARTUP_STAGES, "Please choose how far you are."),
  problem: answer("which problem you solve, and for whom"),
  need: answer("what you need from the incubator"),
});

const MentorshipReport = z.object({
  startup: Slug,
  metOn: typedText("Please give the day of your meeting.", LIMITS.line).pipe(
    z.iso.date("Please give the day of your meeting."),
  ),
  progress: answer("what has changed since the last meeting"),
  obstacles: answer("what is in the way"),
  nextSteps: answer("what you agreed to do next"),
});

const Suggestion = z.object({
  startup: Slug,
  area: z.enum(SUGGESTION_AREAS, "Please choose what it is about."),
  text: longText("your suggestion", { min: LIMITS.reviewMin, max: LIMITS.answer }),
});

export const SUBMISSION_CONTRACTS = {
  review: Review,
  incubation: IncubationApplication,
  project_report: ProjectReport,
  mentorship_report: MentorshipReport,
  suggestion: Suggestion,
} satisfies Record<SubmissionKind, z.ZodType<Record<string, string>>>;
