import { z } from "zod";
import { PARTNER_SECTIONS, TEAM_SECTIONS } from "../contracts/vocabulary.ts";
import { Line, Link, Picture, Prose, Sample, Text } from "./fields.ts";

const Lines = z.array(Line).min(1);

export const TeamMember = z.object({
  section: z.enum(TEAM_SECTIONS),
  name: Text,
  role: Line.optional(),
  image: Picture.optional().meta({ label: "Portrait", help: "Without one, the page shows the initials." }),
  linkedin: Link.meta({ label: "LinkedIn" }),
  bio: Prose.meta({ label: "About" }),
  topics: Lines.optional().meta({ help: "What a mentor can be asked about." }),
  languages: Lines.optional(),
  city: Line.optional(),
  sample: Sample,
});

export const Partner = z.object({
  section: z.enum(PARTNER_SECTIONS),
  name: Text,
  logo: Picture,
  website: Link,
  benefit: Prose.meta({ label: "What members get" }),
  sample: Sample,
});

/** `dateJoined` is month and year, as in "November 2024". */
export const Member = z.object({
  name: Text,
  photo: Picture.optional().meta({ label: "Portrait", help: "Without one, the page shows the initials." }),
  dateJoined: Line.meta({ label: "Member since", help: "Month and year, for example November 2024." }),
  bio: Prose.meta({ label: "About" }),
  sample: Sample,
});
