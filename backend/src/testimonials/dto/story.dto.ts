import {
  CompanyField,
  CompanyLogoField,
  CourseTakenField,
  CurrentRoleField,
  LinkedinUrlField,
  PreviousRoleField,
  StudentImageField,
  StudentNameField,
} from './testimonial-fields.js';

export abstract class StoryDto {
  @StudentNameField()
  studentName: string;

  @StudentImageField()
  studentImage: string;

  @PreviousRoleField()
  previousRole: string;

  @CurrentRoleField()
  currentRole: string;

  @CompanyField()
  company: string;

  @CompanyLogoField()
  companyLogo?: string | null;

  @CourseTakenField()
  courseTaken: string;

  @LinkedinUrlField()
  linkedinUrl?: string | null;
}
